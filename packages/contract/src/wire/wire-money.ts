import * as z from "zod/mini";

/** A price as a numeric string in naira with two decimals: `"385000.00"`. @source spec §3 "Cart product" */
export const wirePrice = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

/** An amount as a number in naira: `{ value: 524000 }` or `{ value: 4999.5 }`. @source spec §3 "grand_total.value" */
export const wireAmount = z.object({ value: z.number() });

/** An amount that names its currency. */
export const wireAmountWithCurrency = z.object({ value: z.number(), currency: z.literal("NGN") });
