import * as z from "zod/mini";
import { endSessionsOfCompany, endSessionsOfPerson } from "#api/modules/trade/client-session-rows.ts";
import { hashPassword } from "#api/modules/trade/password-hash.ts";
import { setPasswordHash } from "#api/modules/trade/person-rows.ts";
import { queueTradeMail } from "#api/modules/trade/trade-mails.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { by } from "../operator-input.ts";
import { findClient, findPerson } from "./find-client.ts";
import { firstPassword } from "./trade-account-commands.ts";

const whom = z.string().check(z.minLength(1), z.maxLength(254));
const stateRequest = z.strictObject({ client: whom, by });
const resetRequest = z.strictObject({ email: whom, by });

/** Changing accounts that are open. */
export function tradeChangeCommands(db: Database): AdminCommands {
  function setDisabled(isDisabled: boolean) {
    const word = isDisabled ? "disabled" : "enabled";
    return async (input: unknown) => {
      const { client: given, by: actor } = stateRequest.parse(input);
      return db.transaction(async (tx) => {
        const client = await findClient(tx, given);
        if (client.isDisabled === isDisabled) throw new Error(`${client.name} is already ${word}.`);
        const table = client.kind === "company" ? "client_company" : "client_person";
        await tx.query(`update ${table} set disabled_at = ${isDisabled ? "now()" : "null"} where id = $1`, [
          client.id,
        ]);
        const end = client.kind === "company" ? endSessionsOfCompany : endSessionsOfPerson;
        const signedOut = isDisabled ? await end(tx, client.id) : 0;
        await writeAudit(tx, {
          actor,
          act: isDisabled ? "trade.disable" : "trade.enable",
          subject: client.name,
          before: { disabled: !isDisabled },
          after: { disabled: isDisabled, signed_out: signedOut },
        });
        return { kind: client.kind, name: client.name, disabled: isDisabled, signed_out: signedOut };
      });
    };
  }

  return {
    "trade.disable": setDisabled(true),
    "trade.enable": setDisabled(false),
    "trade.reset-password": async (input) => {
      const { email, by: actor } = resetRequest.parse(input);
      const word = firstPassword();
      const hash = await hashPassword(word);
      return db.transaction(async (tx) => {
        const person = await findPerson(tx, email);
        await setPasswordHash(tx, person.id, hash, { mustChange: true });
        const signedOut = await endSessionsOfPerson(tx, person.id);
        // The hash's own salt makes each reset an event of its own.
        const event = `password:${person.id}:${hash.split("$")[4]}`;
        const { firstname, name } = person;
        await queueTradeMail(tx, event, { kind: "trade_password", email: name, firstname });
        const after = { signed_out: signedOut };
        await writeAudit(tx, { actor, act: "trade.reset-password", subject: name, before: null, after });
        return { email: name, first_password: word, signed_out: signedOut };
      });
    },
  };
}
