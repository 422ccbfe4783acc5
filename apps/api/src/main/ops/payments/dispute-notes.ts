import * as z from "zod/mini";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { operatorCommand } from "../operator-command.ts";
import { by } from "../operator-input.ts";

/** What was answered to a dispute. */
export interface DisputeNote {
  readonly text: string;
  readonly url: string | null;
  readonly at: string;
  readonly actor: string;
}

/** Notes of disputes by the payment service's number of each, the oldest first. */
export async function notesOfDisputes(sql: Sql): Promise<ReadonlyMap<string, DisputeNote[]>> {
  const rows = await sql.query<{
    dispute: string;
    text: string;
    url: string | null;
    at: Date;
    actor: string;
  }>(
    `select d.provider_id as dispute, n.text, n.url, n.at, n.actor
     from dispute_note n join payment_dispute d on d.id = n.dispute_id order by n.id`,
  );
  const notes = new Map<string, DisputeNote[]>();
  for (const { dispute, text, url, at, actor } of rows) {
    notes.set(dispute, [...(notes.get(dispute) ?? []), { text, url, at: at.toISOString(), actor }]);
  }
  return notes;
}

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
        text: { as: "--text <sentence>", about: "what was answered", isRequired: true },
        url: { as: "--url <address>", about: "of it in the dashboard" },
      },
    },
  ],
  run: ({ db }, { dispute, text, url, by: actor }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: number; number: string }>(
        `select d.id, o.number from payment_dispute d join shop_order o on o.id = d.order_id where d.provider_id = $1`,
        [dispute],
      );
      if (!row) throw new Refused(`There is no dispute ${dispute}.`, { status: 404 });
      await tx.query("insert into dispute_note (dispute_id, text, url, actor) values ($1, $2, $3, $4)", [
        row.id,
        text,
        url ?? null,
        actorName(actor),
      ]);
      const after = { dispute, text, ...(url !== undefined && { url }) };
      await writeAudit(tx, { actor, act: "payments.dispute-note", subject: row.number, before: null, after });
      return { number: row.number, dispute };
    }),
  show: ({ number, dispute }) => `Noted for the dispute ${dispute} of ${number}.`,
});
