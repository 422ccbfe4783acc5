import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { companyApproval, mayApproveCompany } from "#api/modules/staff/trade-approval.ts";
import { endSessionsOfCompany, endSessionsOfPerson } from "#api/modules/trade/client-session-rows.ts";
import { setPasswordHash } from "#api/modules/trade/person-rows.ts";
import { queueTradeMail } from "#api/modules/trade/trade-mails.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { hashPassword } from "#api/platform/passwords/password-hash.ts";
import { firstPassword, firstPasswordText } from "./first-password.ts";
import { findClient, getPerson } from "./get-client.ts";

const whom = z.string().check(z.minLength(1), z.maxLength(254));

/** Disables an account, or all of a company's. */
export const disableCommand = stateCommand(
  "disable",
  true,
  "Disables an account, or all of a company's, and signs them out at once",
);
export const enableCommand = stateCommand("enable", false, "Enables it again");

/** Gives a person a new first password. */
export const resetPasswordCommand = operatorCommand({
  name: "trade.reset-password",
  permission: "company",
  input: z.strictObject({ email: whom, by }),
  terminal: [
    {
      words: "trade reset-password",
      about: "Gives a person a new first password, shows it once, and signs them out everywhere",
      typed: { email: { as: "<email>" } },
    },
  ],
  approval: companyApproval,
  mayApprove: mayApproveCompany,
  subjectOf: ({ email }) => email,
  ask: ({ email }) => `The password of ${email} will stop working.`,
  async run({ db }, { email, by: actor }) {
    const word = firstPassword();
    const hash = await hashPassword(word);
    return db.transaction(async (tx) => {
      const person = await getPerson(tx, email);
      await setPasswordHash(tx, person.id, hash, { mustChange: true });
      const signedOut = await endSessionsOfPerson(tx, person.id);
      // The hash's own salt makes each reset an event of its own.
      const event = `password:${person.id}:${hash.split("$")[4]}`;
      const { firstname, name } = person;
      await queueTradeMail(tx, event, { kind: "trade_password", email: name, firstname });
      const entry = { subject: name, before: null, after: { signed_out: signedOut } };
      await writeAudit(tx, { actor, act: "trade.reset-password", ...entry });
      return { email: name, first_password: word, signed_out: signedOut };
    });
  },
  show: ({ email, first_password }) => firstPasswordText(email, first_password),
});

/** Ends a person's sessions. It takes nothing away that they cannot get back, so that nobody waits with it. */
export const signOutCommand = operatorCommand({
  name: "trade.sign-out",
  permission: "company",
  input: z.strictObject({ email: whom, by }),
  terminal: [
    {
      words: "trade sign-out",
      about: "Signs a person out wherever they are signed in, at once",
      typed: { email: { as: "<email>" } },
    },
  ],
  run: ({ db }, { email, by: actor }) =>
    db.transaction(async (tx) => {
      const { id, name } = await getPerson(tx, email);
      const signedOut = await endSessionsOfPerson(tx, id);
      const entry = { subject: name, before: null, after: { signed_out: signedOut } };
      await writeAudit(tx, { actor, act: "trade.sign-out", ...entry });
      return { name, signed_out: signedOut };
    }),
  show: ({ name, signed_out }) => `${name} is signed out; ${signed_out} sessions ended.`,
});

/** Changing accounts that are open. */
export const accountChangeCommands = [disableCommand, enableCommand, resetPasswordCommand, signOutCommand];

function stateCommand(verb: "disable" | "enable", isDisabled: boolean, about: string) {
  const act = `trade.${verb}`;
  return operatorCommand({
    name: act,
    permission: "company",
    input: z.strictObject({ client: whom, by }),
    terminal: [
      {
        words: `trade ${verb}`,
        about,
        typed: { client: { as: "<client>", about: "a person's e-mail, or a company's id or name" } },
      },
    ],
    approval: companyApproval,
    mayApprove: mayApproveCompany,
    subjectOf: ({ client }) => client,
    run: ({ db }, { client, by: actor }) =>
      db.transaction(async (tx) => {
        const { id, kind, name, isDisabled: wasDisabled } = await findClient(tx, client);
        if (wasDisabled === isDisabled) throw new Refused(`${name} is already ${verb}d.`);
        const table = kind === "company" ? "client_company" : "client_person";
        const moment = isDisabled ? "now()" : "null";
        await tx.query(`update ${table} set disabled_at = ${moment} where id = $1`, [id]);
        const end = kind === "company" ? endSessionsOfCompany : endSessionsOfPerson;
        const signedOut = isDisabled ? await end(tx, id) : 0;
        const after = { disabled: isDisabled, signed_out: signedOut };
        await writeAudit(tx, { actor, act, subject: name, before: { disabled: wasDisabled }, after });
        return { kind, name, ...after };
      }),
    show: ({ name, signed_out }) =>
      isDisabled ? `${name} is disabled; ${signed_out} sessions ended.` : `${name} is enabled.`,
  });
}
