import { formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { excessKobo, hasEnded, missingKobo } from "@precise/cart-core/payment-status";
import { dayText, lagosDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { isDayCounted } from "#api/modules/money/day-of-money.ts";
import { moneyOf } from "#api/modules/money/money.ts";
import { fitName, nameWords } from "#api/modules/money/payer-names.ts";
import { buyerNamesOf } from "#api/modules/orders/buyer-names.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { type FieldFault, questionOf } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Fields of money that came whose value may be a slip: it is asked about, and goes only where it is accepted. */
export const acceptedFields = ["amount", "at", "payer"] as const;
export type AcceptedField = (typeof acceptedFields)[number];

/** Money that someone says came, as far as it may be a slip. */
export interface MoneyIn {
  readonly amount: Kobo;
  readonly at?: Date | undefined;
  readonly payer?: string | undefined;
}

/**
 * What a locked order still owes. @param isReopened a cancelled order is owed for again, because its money brings it back
 */
export async function owedOf(tx: Sql, order: LockedOrder, isReopened = false): Promise<Kobo> {
  const { stage, isPaid } = order.standing;
  const money = await moneyOf(tx, order.id);
  if (stage === "cancelled" && isReopened) return kobo(Math.max(0, order.payable - money.net));
  return missingKobo({ stage, money, payable: order.payable, wasPaid: isPaid });
}

/** What we have of a locked order above what it costs. */
export async function excessOf(tx: Sql, { id, standing, payable }: LockedOrder): Promise<Kobo> {
  const money = await moneyOf(tx, id);
  return excessKobo({ stage: standing.stage, money, payable, wasPaid: standing.isPaid });
}

/**
 * Asks once more about what is rarely meant: more than is owed, a day that is past, another payer than the buyer.
 * @param owed before the money is booked
 * @throws Refused with a question for each field that is not accepted
 * @source decision 078
 */
export async function askAgain(
  tx: Sql,
  order: LockedOrder,
  owed: Kobo,
  { amount, at, payer }: MoneyIn,
  accepted: readonly AcceptedField[] = [],
): Promise<void> {
  const said: Record<AcceptedField, string | undefined> = {
    amount: excessWords(order, owed, amount),
    at: at && (await pastDayWords(tx, at)),
    payer: payer === undefined ? undefined : await payerWords(tx, order, payer),
  };
  const questions = acceptedFields.flatMap((field): FieldFault[] => {
    const message = accepted.includes(field) ? undefined : said[field];
    return message === undefined ? [] : [{ field, message }];
  });
  const question = questionOf(questions);
  if (question) throw question;
}

function excessWords({ number, standing }: LockedOrder, owed: Kobo, amount: Kobo): string | undefined {
  if (amount <= owed) return undefined;
  const above = formatNaira(kobo(amount - owed));
  if (owed > 0)
    return `${above} more than the ${formatNaira(owed)} that ${number} owes: it is to be paid back.`;
  const why = hasEnded(standing.stage) ? `${number} is ${standing.stage}` : `${number} is paid`;
  return `${why}: nothing is owed, and all of the ${above} is to be paid back.`;
}

async function pastDayWords(tx: Sql, at: Date): Promise<string | undefined> {
  const day = lagosDay(at);
  if (day >= todayInLagos()) return undefined;
  const counted = (await isDayCounted(tx, day)) ? ", whose cash is counted already" : "";
  return `It is booked on ${dayText(day)}${counted}, not today.`;
}

async function payerWords(tx: Sql, { id, number }: LockedOrder, payer: string): Promise<string | undefined> {
  const names = await buyerNamesOf(tx, id);
  const wanted = nameWords(names.join(" "));
  if (wanted.length === 0 || fitName(nameWords(payer), wanted) !== "none") return undefined;
  return `The buyer is ${names.join(", ")}, not ${payer}. Is it for ${number}?`;
}
