import { correctMail, listMails } from "@precise/contract/desk/mail/mail";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { by, limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { typedWhole } from "#api/desk/kit/typed-values.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { listOutbox, retryMails, sendOnceMore, sendToOther } from "#api/platform/mail/outbox-list.ts";
import { whyNoCorrection } from "./correctable.ts";

const mailStates = ["waiting", "sent", "dead"] as const;
const typedId: Typed = { as: "<id>", about: "the e-mail's number" };

export const listOutboxCommand = operatorCommand({
  name: "outbox.list",
  ...ofRead(listMails, { state: z.optional(z.enum(mailStates)), limit }),
  terminal: [
    {
      words: "outbox list",
      about: "The newest e-mails",
      typed: {
        state: { as: "--state <state>", about: "only e-mails in this state" },
        limit: typedLimit(50),
      },
    },
  ],
  run: ({ db }, { state, limit: most }) =>
    listOutbox(db, { ...(state === undefined ? {} : { state }), limit: most }),
  show: (mails) =>
    tableOf(mails, {
      Id: "id",
      Event: "event_key",
      To: "recipient",
      State: "state",
      Attempts: "attempts",
      Queued: "created_at",
      Sent: "sent_at",
      Fault: "last_error",
    }),
});
export const retryMailCommand = operatorCommand({
  name: "outbox.retry",
  permission: "mail.send-again",
  input: z.strictObject({ which: z.union([z.int(), z.literal("dead")]), by }),
  terminal: [
    {
      words: "outbox retry",
      about: "Sends failed e-mails again: one, or all with --dead",
      typed: {
        which: { as: "[id]", about: "the e-mail's number", parse: typedWhole, named: "<id>" },
        dead: { as: "--dead", about: "all failed e-mails" },
      },
      toInput({ which, dead }) {
        if ((which === undefined) !== (dead === true))
          throw new Refused("error: give the number of an e-mail, or --dead");
        return { which: which ?? "dead" };
      },
    },
  ],
  run: ({ db }, { which, by: actor }) =>
    db.transaction(async (tx) => {
      const retried = await retryMails(tx, which);
      if (retried === 0) throw await whyNotRetried(tx, which);
      const entry = { subject: String(which), before: null, after: { retried } };
      await writeAudit(tx, { actor, act: "outbox.retry", ...entry });
      return { retried };
    }),
  show: ({ retried }) => `${retried} will be sent again.`,
});

export const sendMailAgainCommand = operatorCommand({
  name: "outbox.send-again",
  permission: "mail.send-again",
  input: z.strictObject({ id: z.int(), by }),
  terminal: [
    {
      words: "outbox send-again",
      about: "Sends an e-mail once more that was sent already",
      typed: { id: typedId },
    },
  ],
  ask: ({ id }) => `E-mail ${id} was sent. This sends it a second time.`,
  run: ({ db }, { id, by: actor }) =>
    db.transaction(async (tx) => {
      if (!(await sendOnceMore(tx, id))) {
        const mail = await getMail(tx, id);
        throw mail.recipient === "" ? textIsGone(id) : new Refused(`E-mail ${id} was not sent yet.`);
      }
      await writeAudit(tx, {
        actor,
        act: "outbox.send-again",
        subject: String(id),
        before: null,
        after: null,
      });
      return { id };
    }),
  show: ({ id }) => `E-mail ${id} will be sent once more.`,
});

export const correctMailCommand = operatorCommand({
  name: "outbox.correct",
  ...ofCall(correctMail),
  terminal: [
    {
      words: "outbox correct",
      about: "Sends an e-mail to another address; its order keeps its own",
      typed: { id: typedId, email: { as: "--email <email>", about: "the right one" } },
    },
  ],
  run: ({ db }, { id, email, by: actor }) =>
    db.transaction(async (tx) => {
      const mail = await getMail(tx, id);
      if (mail.recipient === "") throw textIsGone(id);
      const why = whyNoCorrection(mail);
      if (why !== undefined) throw new Refused(why, { status: 422 });
      if (mail.recipient.toLowerCase() === email.toLowerCase())
        throw new Refused("That is the address that it has already.", { status: 422, field: "email" });
      await sendToOther(tx, id, email);
      await writeAudit(tx, {
        actor,
        act: "outbox.correct",
        subject: String(id),
        before: { recipient: mail.recipient },
        after: { recipient: email },
      });
      return { id };
    }),
  show: ({ id }) => `E-mail ${id} will be sent to the other address.`,
});

/** What an operator may do with e-mails. */
export const mailCommands = [listOutboxCommand, retryMailCommand, sendMailAgainCommand, correctMailCommand];

interface Mail {
  readonly state: string;
  readonly kind: string;
  readonly recipient: string;
  readonly content: unknown;
}

/** The e-mail, its row locked. */
async function getMail(sql: Sql, id: number): Promise<Mail> {
  const [mail] = await sql.query<Mail>(
    "select state, kind, recipient, content from mail_outbox where id = $1 for update",
    [id],
  );
  if (mail === undefined) throw new Refused(`There is no e-mail ${id}.`, { status: 404 });
  return mail;
}

function textIsGone(id: number): Refused {
  return new Refused(`The text of e-mail ${id} is no longer kept: it cannot be sent.`);
}

/** Nothing fits: an operator must see which was mistaken, the number or the hope. */
async function whyNotRetried(sql: Sql, which: number | "dead"): Promise<Refused> {
  if (which === "dead") return new Refused("No failed e-mails: nothing to send again.");
  const mail = await getMail(sql, which);
  if (mail.recipient === "") return textIsGone(which);
  return new Refused(`E-mail ${which} was sent already.`);
}
