import * as z from "zod/mini";

/**
 * A row of the delivery fee table, in whole naira: totals `from` to `to`, both included, pay `fee`; null has no upper end. Totals
 * without a row have their fee confirmed before payment.
 * @source spec §9 "Delivery fee", design D1
 */
export const deliveryTierRow = z.object({ from: z.int(), to: z.nullable(z.int()), fee: z.int() });

/**
 * States with a fee table of their own; every other state has the shop's table. While the state of an address is not known, the
 * shop's table is shown, with a word that it depends on the state.
 * @source decision 099
 */
export const deliveryZone = z.object({
  name: z.string(),
  states: z.array(z.string()),
  tiers: z.array(deliveryTierRow),
});
export type DeliveryTierRow = z.infer<typeof deliveryTierRow>;
