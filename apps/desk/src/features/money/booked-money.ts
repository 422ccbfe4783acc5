import { nairaText } from "@precise/cart-core/money";
import type { DeskOrderMoney, readOrderLedger } from "@precise/contract/desk/money/payments";
import type { ValueOf } from "@precise/contract/wire/route";

type Row = ValueOf<typeof readOrderLedger>["rows"][number];

/** How someone of the shop says that money came. */
export const providers = ["bank", "cash", "pos"] as const;
export type Provider = (typeof providers)[number];
export const providerNames: Readonly<Record<Provider, string>> = {
  bank: "Bank transfer",
  cash: "Cash",
  pos: "POS terminal",
};

/** By which way received money came that a person booked and that can be moved; undefined for all else. */
export function providerOf({ kind, provider, undone_at }: Row): Provider | undefined {
  return kind === "received" && undone_at === null ? providers.find((each) => each === provider) : undefined;
}

/** So long a booking can be taken back; whether something followed, the API says. */
const undoMs = 30 * 60_000;

export function isUndoable(row: Row, now: Date): boolean {
  return providerOf(row) !== undefined && now.getTime() - Date.parse(row.noted_at) < undoMs;
}

/** The booking of this moment among an order's rows: the newest that can be taken back, of this amount and way. */
export function bookedJustNow(
  rows: readonly Row[],
  booked: { readonly provider: Provider; readonly amount: number },
  now: Date,
): Row | undefined {
  return rows
    .filter((row) => isUndoable(row, now) && providerOf(row) === booked.provider)
    .filter(({ of }) => of.value === booked.amount)
    .toSorted((one, other) => Date.parse(other.noted_at) - Date.parse(one.noted_at))[0];
}

/** What came of money that was booked: paid, a part, too much. */
export function outcomeWords({ missing, excess, status }: DeskOrderMoney): string {
  if (missing) return `Part paid: ${nairaText(missing.value)} is missing.`;
  if (excess) return `Paid too much: ${nairaText(excess.value)} is to be paid back.`;
  return status === "paid" ? "Paid in full." : "Booked.";
}
