import { noteDispute } from "@precise/contract/desk/money/payments";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { noteOnDispute } from "#api/modules/money/notes-of-disputes.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

export const disputeNoteCommand = operatorCommand({
  name: "payments.dispute-note",
  ...ofCall(noteDispute),
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
