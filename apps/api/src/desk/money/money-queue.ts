import { addKobo, type Kobo, kobo, subtractKobo, wireAmount } from "@precise/cart-core/money";
import type { MoneyQueue, MoneyRow } from "@precise/contract/desk/money/payments";
import { listCredits } from "#api/modules/money/bank-credits.ts";
import { notesOfDisputes } from "#api/modules/money/notes-of-disputes.ts";
import { type ListedAttempt, type ListedRefund, listDisputes } from "#api/modules/money/online-lists.ts";
import { listReviews, type OrderToReview } from "#api/modules/money/payment-lists.ts";
import { listAskingAccounts } from "#api/modules/money/refund-accounts.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";

const mostCredits = 5_000;

/** Everything of the money that waits for a person, by queue. */
export async function readMoneyQueues(sql: Sql): Promise<Record<MoneyQueue, MoneyRow[]>> {
  const [reviews, credits, disputes, notes, accounts] = await Promise.all([
    listReviews(sql),
    listCredits(sql, { state: "unmatched", limit: mostCredits }),
    listDisputes(sql),
    notesOfDisputes(sql),
    listAskingAccounts(sql),
  ]);
  const toReview = reviews.orders.map((order) => {
    const attempt = reviews.attempts.find(({ number }) => number === order.number);
    return orderRow(order, amountOf(order), attempt);
  });
  const due = reviews.due.map((order) => orderRow(order, order.left));
  const free = reviews.free.map((each) =>
    moneyRow(
      "free",
      `${each.provider}:${each.reference}`,
      { ...each, amount: each.free, number: null, status: each.provider },
      {
        text: each.payer,
        at: wireTime(each.at),
      },
    ),
  );
  const waiting = credits.map(({ id, amount, reference = null, narration, day }) =>
    moneyRow(
      "credit",
      String(id),
      { number: null, reference, status: "unmatched", amount },
      { text: narration, at: day },
    ),
  );
  const disputed = disputes.map((each) => ({
    ...moneyRow("dispute", each.dispute, each, { text: each.dispute, at: wireTime(each.at) }),
    due_at: wireTimeOrNull(each.due_at),
    notes: notes.get(each.dispute) ?? [],
  }));
  return {
    reviews: toReview,
    unmatched: [...free, ...waiting],
    refunds: [...accounts.map(accountRow), ...casesOf(reviews.refunds), ...due],
    disputes: disputed,
  };
}

/** An account in another name than the buyer's: `id` is `account:` and its number. */
function accountRow(each: Awaited<ReturnType<typeof listAskingAccounts>>[number]): MoneyRow {
  const { id, number, ending, accountName, bankName, amount, at } = each;
  const of = { number, reference: `****${ending}`, status: "other_name", amount: kobo(amount) };
  return moneyRow("account", String(id), of, {
    text: `${accountName}, ${bankName}`,
    at: wireTime(at),
  });
}

/** Refunds of one order that wait for the same are one case: they are let go, or given an account, together. */
function casesOf(refunds: readonly ListedRefund[]): MoneyRow[] {
  const cases = Map.groupBy(refunds, ({ number, status }) => `${number}:${status}`);
  return [...cases].flatMap(([id, parts]) => {
    const [first] = parts;
    if (!first) return [];
    const amount = addKobo(...parts.map((part) => part.amount));
    const more = { text: first.reason, at: wireTime(first.at) };
    return [moneyRow("refund", id, { ...first, amount }, more)];
  });
}

/** What an order's row is about: what is missing, what is too much, what we have. */
function amountOf({ status, stage, payable, net }: OrderToReview): Kobo {
  if (status === "part_paid" || (status === "none" && stage === "delivered"))
    return subtractKobo(payable, net);
  return status === "over_paid" ? subtractKobo(net, payable) : net;
}

/** @param attempt to pay online that does not match: why stands under the row, and its review is closed there */
function orderRow(order: OrderToReview, amount: Kobo, attempt?: ListedAttempt): MoneyRow {
  const { number, stage, payable, net, placed_at: at } = order;
  const status = order.status === "none" ? "not_paid" : order.status;
  const row = moneyRow(
    "order",
    number,
    { number, reference: attempt?.reference ?? null, status, amount },
    { text: attempt?.review ?? null, at: wireTime(at) },
  );
  return { ...row, stage, payable: wireAmount(payable), net: wireAmount(net) };
}

function moneyRow(
  kind: MoneyRow["kind"],
  id: string,
  of: {
    readonly number: string | null;
    readonly reference: string | null;
    readonly status: string;
    readonly amount: Kobo;
  },
  more: Pick<MoneyRow, "text" | "at">,
): MoneyRow {
  const { number, reference, status, amount } = of;
  return {
    id: `${kind}:${id}`,
    kind,
    number,
    reference,
    status,
    amount: wireAmount(amount),
    ...more,
    due_at: null,
  };
}
