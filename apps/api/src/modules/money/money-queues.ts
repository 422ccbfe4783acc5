import type { Kobo } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import type { MoneyByKind, PaymentStatus } from "@precise/cart-core/payment-status";
import type { MoneyQueue, MoneyRow } from "@precise/contract/desk/money/payments";
import type { Sql } from "#api/platform/database/port.ts";
import { type CutToPage, type Page, readRows } from "#api/platform/lists/read-page.ts";
import { leftColumn, moneyColumn } from "./money-columns.ts";
import { stuckRefundRows } from "./online-lists.ts";
import { isToPayBack, isToReview } from "./waiting-money.ts";

/** A case of a queue, as the database has it. */
export interface QueuedMoney {
  readonly kind: MoneyRow["kind"];
  /** Of its kind: an order's number, a credit's id … */
  readonly key: string;
  readonly number: string | null;
  readonly reference: string | null;
  readonly status: string;
  /** What it is about; null of an order in review, where its money says. */
  readonly amount: Kobo | null;
  /** Of an order. */
  readonly order: {
    readonly stage: OrderStage;
    readonly status: PaymentStatus;
    readonly payable: Kobo;
    readonly money: MoneyByKind | null;
  } | null;
  readonly text: string | null;
  /** Null of a credit, which has a `day`. */
  readonly at: Date | null;
  readonly day: string | null;
  readonly due_at: Date | null;
}

/** The columns of a case, and what cases are sorted by: `part`, `moment`, `place`. */
const types = {
  kind: "text",
  key: "text",
  number: "text",
  reference: "text",
  status: "text",
  amount: "bigint",
  order: "json",
  text: "text",
  at: "timestamptz",
  day: "text",
  due_at: "timestamptz",
  part: "bigint",
  moment: "timestamptz",
  place: "bigint",
} as const;

type Columns = Partial<Record<keyof typeof types, string>> & Readonly<Record<"moment" | "place", string>>;

/** Cases of one kind. @param part which part of its queue the kind is; a number or an expression */
function cases(columns: Columns, from: string, part: number | string = 0) {
  const sort = `(${part})::bigint`;
  const listed = Object.entries({ ...types }).map(
    ([name, type]) =>
      `(${name === "part" ? part : (columns[name as keyof typeof types] ?? "null")})::${type} as "${name}"`,
  );
  return {
    from,
    cutTo: (cut: CutToPage) =>
      `(select ${listed.join(", ")} from ${from}${cut(sort, columns.moment, columns.place)})`,
  };
}

const orderColumn = `json_build_object('stage', o.status, 'status', o.payment_status, 'payable', o.payable_kobo, 'money', ${moneyColumn})`;
const orders = (from: string, amount: string, part: number) =>
  cases(
    {
      kind: "'order'",
      key: "o.number",
      number: "o.number",
      status: "o.payment_status",
      amount,
      order: orderColumn,
      at: "o.placed_at",
      moment: "o.placed_at",
      place: "o.id",
    },
    from,
    part,
  );
/** Found as a whole, then sorted: they are few, and the planner would look at every order from the oldest on. */
const ordersToReview = `(select * from shop_order o where ${isToReview} offset 0) o where true`;

/** Money is booked for orders as a whole: some of it is free only where an order's part was taken away. */
const free = cases(
  {
    kind: "'free'",
    key: "r.provider || ':' || r.provider_ref",
    reference: "r.provider_ref",
    status: "r.provider",
    amount: "r.amount_kobo - live.taken",
    text: "r.payer",
    at: "r.at",
    moment: "r.at",
    place: "r.id",
  },
  `payment_receipt r join lateral (
     select coalesce(sum(amount_kobo), 0)::bigint as taken from payment_allocation
     where receipt_id = r.id and undone_at is null) live on true
   where r.kind = 'received' and r.amount_kobo > live.taken
     and r.id in (select receipt_id from payment_allocation where undone_at is not null)`,
);

const credits = cases(
  {
    kind: "'credit'",
    key: "c.id",
    reference: "c.reference",
    status: "c.state",
    amount: "c.amount_kobo",
    text: "c.narration",
    day: "c.day",
    moment: "c.day::timestamp at time zone 'UTC'",
    place: "c.id",
  },
  "bank_credit c where c.state = 'unmatched'",
  1,
);

/** Accounts in another name than the buyer's. */
const accounts = cases(
  {
    kind: "'account'",
    key: "a.id",
    number: "o.number",
    reference: "'****' || a.ending",
    status: "'other_name'",
    amount: "f.amount_kobo",
    text: "a.account_name || ', ' || a.bank_name",
    at: "a.named_at",
    moment: "timestamptz 'epoch'",
    place: "a.id",
  },
  `refund_account a join payment_refund f on f.id = a.refund_id join shop_order o on o.id = f.order_id
   where a.state = 'asks'`,
);

/** Refunds of one order that wait for the same are one case: they are let go, or given an account, together. */
const refunds = cases(
  {
    kind: "'refund'",
    key: "f.number || ':' || f.status",
    number: "f.number",
    reference: "f.reference",
    status: "f.status",
    amount: "f.amount",
    text: "f.reason",
    at: "f.at",
    moment: "timestamptz 'epoch'",
    place: "f.id",
  },
  `(select number, status, min(id) as id, sum(amount) as amount, (array_agg(reference order by id))[1] as reference,
      (array_agg(reason order by id))[1] as reason, (array_agg(at order by id))[1] as at
    from (${stuckRefundRows}) stuck group by number, status) f where true`,
  1,
);

const disputes = cases(
  {
    kind: "'dispute'",
    key: "d.provider_id",
    number: "o.number",
    reference: "p.reference",
    status: "d.status",
    amount: "d.amount_kobo",
    text: "d.provider_id",
    at: "d.opened_at",
    due_at: "d.due_at",
    moment: "coalesce(d.due_at, 'infinity')",
    place: "d.id",
  },
  `payment_dispute d join payment_attempt p on p.id = d.attempt_id join shop_order o on o.id = d.order_id
   where (d.status = 'open' or d.ended_at > now() - interval '60 days')`,
  "(d.status <> 'open')::int",
);

/** What each queue is made of, kind by kind. */
const queues: Readonly<Record<MoneyQueue, readonly ReturnType<typeof cases>[]>> = {
  reviews: [orders(ordersToReview, "null", 0)],
  unmatched: [free, credits],
  refunds: [accounts, refunds, orders(`shop_order o where ${isToPayBack}`, `greatest(0, ${leftColumn})`, 2)],
  disputes: [disputes],
};

/** A queue by pages. @throws BadCursor for a cursor that it did not give out */
export function pageOfQueue(
  sql: Sql,
  queue: MoneyQueue,
  page: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<QueuedMoney>> {
  return readRows<QueuedMoney>(sql, {
    columns: 'kind, key, number, reference, status, amount, "order", text, at, day, due_at',
    from: (cut) => `(${queues[queue].map(({ cutTo }) => cutTo(cut)).join(" union all ")}) waiting`,
    where: "true",
    values: [],
    order: [
      { by: "part", type: "bigint" },
      { by: "moment", type: "timestamptz" },
      { by: "place", type: "bigint" },
    ],
    way: "asc",
    ...page,
  });
}

/** How many cases wait in each queue; of disputes those that are open. */
export async function countQueues(sql: Sql): Promise<Record<MoneyQueue, number>> {
  const countOf = (queue: MoneyQueue, more = "") =>
    `(${queues[queue].map(({ from }) => `(select count(*) from ${from}${more})`).join(" + ")})::int as ${queue}`;
  const [row] = await sql.query<Record<MoneyQueue, number>>(
    `select ${countOf("reviews")}, ${countOf("unmatched")}, ${countOf("refunds")}, ${countOf("disputes", " and d.status = 'open'")}`,
  );
  return row ?? { reviews: 0, unmatched: 0, refunds: 0, disputes: 0 };
}
