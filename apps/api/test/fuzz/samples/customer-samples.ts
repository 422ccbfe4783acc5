import { listCustomers } from "@precise/contract/desk/people";
import { signIn } from "../../modules/sessions/sign-in.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** People who have an account, each call with another one. */
export function customerSamples({ api, about, openOwner, next }: FuzzShop): FreshSamples {
  async function customer() {
    const name = next("fuzz-customer");
    const email = `${name}@example.com`;
    await signIn(api, name);
    const { customers } = await (await openOwner()).done(listCustomers, { query: { search: email } });
    return { params: { id: customers[0]?.id ?? "" }, email };
  }

  return {
    ...about(
      async () => ({ params: (await customer()).params }),
      [
        "readCustomer",
        "addCustomerNote",
        "tagCustomer",
        "correctCustomer",
        "unmaskCustomer",
        "endCustomerSessions",
        "exportCustomer",
      ],
    ),
    ...about(async () => {
      const { params, email } = await customer();
      return { params, body: { email } };
    }, ["eraseCustomer"]),
  };
}
