import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { noteOnDispute } from "#api/modules/money/notes-of-disputes.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

export const disputeNoteCommand = operatorCommand({
  name: "payments.dispute-note",
  permission: "payment.confirm",
  input: z.strictObject({
    dispute: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    text: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)),
    url: z.optional(
      z.string().check(z.regex(/^https:\/\/[^\s]{4,300}$/, { error: "must begin with https://" })),
    ),
    by,
  }),
  terminal: [
    {
      words: "payments dispute-note",
      about: "Notes what was answered to a dispute in Paystack's dashboard",
      typed: {
        dispute: { as: "<dispute>", about: "its number, see payments disputes" },
        text: { as: "--text <sentence>", about: "what was answered" },
        url: { as: "--url <address>", about: "of it in the dashboard" },
      },
    },
  ],
  run: ({ db }, { dispute, text, url, by: actor }) =>
    db.transaction(async (tx) => {
      const number = await noteOnDispute(tx, dispute, { text, url: url ?? null, actor: actorName(actor) });
      if (number === undefined) throw new Refused(`There is no dispute ${dispute}.`, { status: 404 });
      const after = { dispute, text, ...(url !== undefined && { url }) };
      await writeAudit(tx, { actor, act: "payments.dispute-note", subject: number, before: null, after });
      return { number, dispute };
    }),
  show: ({ number, dispute }) => `Noted for the dispute ${dispute} of ${number}.`,
});
