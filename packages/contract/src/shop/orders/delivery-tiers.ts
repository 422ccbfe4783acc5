import * as z from "zod/mini";

/**
 * A row of the delivery fee table, in whole naira: totals `from` to `to`, both included, pay `fee`; null has no upper end. Totals
 * without a row have their fee confirmed before payment.
 * @source spec §9 "Delivery fee", design D1
 */
export const deliveryTierRow = z.object({ from: z.int(), to: z.nullable(z.int()), fee: z.int() });
export type DeliveryTierRow = z.infer<typeof deliveryTierRow>;
