import { normalisePhone } from "@precise/contract/nigeria/phone";
import type { accountCalls } from "@precise/contract/shop/account";
import { subscribe } from "#api/modules/newsletter/subscribe.ts";
import { endSubscription } from "#api/modules/newsletter/subscriptions.ts";
import { noSessionCookies } from "#api/modules/sessions/session-cookie.ts";
import { type VerifyTokens, withFreshSignIn } from "#api/modules/sessions/sign-in-acts.ts";
import { withSession } from "#api/modules/sessions/with-session.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { addAddress, changeAddress, deleteAddress, readAddresses } from "./address-rows.ts";
import { changeCustomer, readCustomer } from "./customer-rows.ts";
import { deleteCustomer } from "./delete-customer.ts";
import { recordsOfCustomer } from "./records-of-customer.ts";

const noSuchAddress = () => failure(404, "not_found", "You have no such address.");

/** The calls of a signed-in person's account: each reads and changes that person's rows alone. */
export function accountHandlers(
  db: Database,
  options: { readonly verifyTokens: VerifyTokens; readonly isSecure: boolean },
): Answers<typeof accountCalls> {
  const { verifyTokens } = options;
  return {
    readAccount: withSession(async (_call, { customer_id }) =>
      answer({ account: await readCustomer(db, customer_id) }),
    ),
    updateAccount: withSession(async ({ body }, { customer_id }) => {
      const { firstname, lastname, newsletter } = body;
      const phone = normalisePhone(body.phone ?? "");
      const { email, email_verified } = await readCustomer(db, customer_id);
      if (newsletter !== undefined && !email_verified)
        return failure(403, "email_unverified", "You have not confirmed this e-mail address.");
      await db.transaction(async (tx) => {
        await changeCustomer(tx, customer_id, {
          firstname,
          lastname,
          phone: body.phone === undefined ? undefined : phone.ok ? phone.value : "",
        });
        if (newsletter === true) await subscribe(tx, email);
        if (newsletter === false) await endSubscription(tx, { email });
      });
      return answer({ account: await readCustomer(db, customer_id) });
    }),
    listAddresses: withSession(async (_call, { customer_id }) =>
      answer({ addresses: await readAddresses(db, customer_id) }),
    ),
    saveAddress: withSession(async ({ body }, { customer_id }) => {
      const { id, name, address, is_default: isDefault = false } = body;
      const entry = { name, address, isDefault };
      const isSaved = await db.transaction((tx) =>
        id === undefined
          ? addAddress(tx, customer_id, entry)
          : changeAddress(tx, customer_id, Number(id), entry),
      );
      if (!isSaved && id !== undefined) return noSuchAddress();
      if (!isSaved)
        return failure(422, "too_many_addresses", "Your address book is full. Remove an address first.");
      return answer({ addresses: await readAddresses(db, customer_id) });
    }),
    removeAddress: withSession(async ({ params }, { customer_id }) => {
      const isRemoved = await db.transaction((tx) => deleteAddress(tx, customer_id, Number(params.id)));
      return isRemoved ? answer({ addresses: await readAddresses(db, customer_id) }) : noSuchAddress();
    }),
    exportAccount: withSession(async ({ body }, { customer_id }) => {
      const read = await withFreshSignIn(db, verifyTokens, { tokens: body, customerId: customer_id }, (tx) =>
        recordsOfCustomer(tx, customer_id),
      );
      return "failure" in read ? read : answer({ made_at: wireTime(new Date()), records: read.done });
    }),
    deleteAccount: withSession(async ({ body }, { customer_id }) => {
      const gone = await withFreshSignIn(db, verifyTokens, { tokens: body, customerId: customer_id }, (tx) =>
        deleteCustomer(tx, customer_id),
      );
      if ("failure" in gone) return gone;
      return {
        ...answer({ deleted: true as const }),
        setCookies: noSessionCookies("consumer", options.isSecure),
      };
    }),
  };
}
