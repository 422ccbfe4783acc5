import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { showFamilyAnew } from "#api/modules/catalogue/show-family-anew.ts";
import { getOrder } from "#api/modules/orders/get-order.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

/**
 * Says that nobody bought what an order holds: it was seeded, or tried out. Nothing of it is ever shown to people, neither reviews
 * nor figures. It cannot be taken back, so that no trial becomes a sale.
 * @source design D35 "Honesty"
 */
export const markSampleCommand = operatorCommand({
  name: "orders.mark-sample",
  permission: "order.cancel",
  input: z.strictObject({ number: z.string(), by }),
  terminal: [
    {
      words: "orders mark-sample",
      about: "Says that an order is a trial: no review and no public figure comes of it",
      typed: { number: { as: "<number>" } },
    },
  ],
  ask: ({ number }) => `This marks ${number} as a sample. This cannot be undone.`,
  run: ({ db }, { number, by: actor }) =>
    db.transaction(async (tx) => {
      const order = await getOrder(tx, number);
      await tx.query("update shop_order set is_sample = true where id = $1", [order.id]);
      const reviewed = await tx.query<{ sku: string }>(
        "select sku from review where order_id = $1 and state = 'published'",
        [order.id],
      );
      for (const { sku } of reviewed) await showFamilyAnew(tx, sku);
      const entry = { subject: order.number, before: null, after: { sample: true } };
      await writeAudit(tx, { actor, act: "orders.mark-sample", ...entry });
      return { number: order.number };
    }),
  show: ({ number }) => `${number} is a sample.`,
});
