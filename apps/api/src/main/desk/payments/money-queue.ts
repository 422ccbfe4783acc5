import { type Kobo, kobo, wireValue } from "@precise/cart-core/money";
import type { MoneyQueue, MoneyRow } from "@precise/contract/desk/desk-payments";
import { listAskingAccounts } from "#api/modules/money/online/refund-account-rows.ts";
import { listCredits } from "#api/modules/money/statements/credit-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { notesOfDisputes } from "../../ops/payments/dispute-notes.ts";
import { listDisputes } from "../../ops/payments/online-lists.ts";
import { listReviews, type OrderToReview } from "../../ops/payments/payment-lists.ts";

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
  const ours = (isRefunding: boolean) =>
    reviews.orders.filter(({ status }) => (status === "refunding") === isRefunding).map(orderRow);
  const attempts = reviews.attempts.map((each) =>
    moneyRow("attempt", each.reference, each, { text: each.review, at: each.at.toISOString() }),
  );
  const free = reviews.free.map((each) =>
    moneyRow(
      "free",
      `${each.provider}:${each.reference}`,
      { ...each, amount: each.free, number: null, status: each.provider },
      {
        text: each.payer,
        at: each.at.toISOString(),
      },
    ),
  );
  const waiting = credits.map(({ id, amount, reference = null, narration, day }) =>
    moneyRow(
      "credit",
      String(id),
      { number: null, reference, status: "unmatched", amount: naira(amount) },
      { text: narration, at: day },
    ),
  );
  const refunds = reviews.refunds.map((each) =>
    moneyRow("refund", String(each.id), each, { text: each.reason, at: each.at.toISOString() }),
  );
  const disputed = disputes.map((each) => ({
    ...moneyRow("dispute", each.dispute, each, { text: each.dispute, at: each.at.toISOString() }),
    due_at: each.due_at?.toISOString() ?? null,
    notes: notes.get(each.dispute) ?? [],
  }));
  return {
    reviews: [...ours(false), ...attempts],
    unmatched: [...free, ...waiting],
    refunds: [...accounts.map(accountRow), ...refunds, ...ours(true)],
    disputes: disputed,
  };
}

/** An account in another name than the buyer's: `id` is `account:` and its number. */
function accountRow(each: Awaited<ReturnType<typeof listAskingAccounts>>[number]): MoneyRow {
  const { id, number, ending, accountName, bankName, amount, at } = each;
  const of = { number, reference: `****${ending}`, status: "other_name", amount: naira(kobo(amount)) };
  return moneyRow("account", String(id), of, {
    text: `${accountName}, ${bankName}`,
    at: at.toISOString(),
  });
}

function orderRow(order: OrderToReview): MoneyRow {
  const { number, status, payable, net } = order;
  const amount = status === "part_paid" ? payable - net : status === "over_paid" ? net - payable : net;
  const row = moneyRow(
    "order",
    number,
    { number, reference: null, status, amount },
    { text: order.stage, at: null },
  );
  return { ...row, payable: { value: payable }, net: { value: net } };
}

function moneyRow(
  kind: MoneyRow["kind"],
  id: string,
  of: {
    readonly number: string | null;
    readonly reference: string | null;
    readonly status: string;
    readonly amount: number;
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
    amount: { value: amount },
    ...more,
    due_at: null,
  };
}

function naira(amount: Kobo): number {
  return wireValue(amount);
}
