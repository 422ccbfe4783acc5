import type { Permission } from "@precise/contract/desk/staff/permissions";
import { isHeldCondition } from "#api/desk/orders/order-filter.ts";
import { waitingCounts } from "#api/modules/money/waiting-money.ts";
import { lowArticles } from "#api/modules/stock/low-stock.ts";

/** A queue of things that must be done. */
export interface TodayPart {
  /** `transfers_to_match` */
  readonly kind: string;
  /** Who sees it: anyone who may work it off. */
  readonly permission: Permission;
  /** The desk's path of its list. */
  readonly link: string;
  /** A statement of our own that answers one row `count, oldest`: how many wait, and since when the oldest does. $1: so many pieces are few. */
  readonly sql: string;
  /** It goes through the whole catalogue: the last count is shown at once, and it is counted again beside that. */
  readonly isSlow?: boolean;
}

/** Before the queues' statements: it names $1 where none of them does. */
export const todayTerms = "with terms as (select $1::int as low_stock)";

/** Queues that every area of the desk adds to, in the order of the page. */
export const todayParts: readonly TodayPart[] = [
  {
    kind: "transfers_to_match",
    permission: "payment.confirm",
    link: "/payments?queue=transfers",
    sql: `select count(*)::int as count, min(placed_at) as oldest from shop_order
      where status = 'awaiting_payment' and payment_method = 'bank_transfer'`,
  },
  {
    kind: "bank_credits_to_match",
    permission: "payment.confirm",
    link: "/payments?queue=credits",
    sql: waitingCounts.bankCredits,
  },
  {
    kind: "payments_in_review",
    permission: "payment.confirm",
    link: "/payments?queue=reviews",
    sql: waitingCounts.toReview,
  },
  {
    kind: "refunds_to_pay",
    permission: "payment.refund",
    link: "/payments?queue=refunds",
    sql: waitingCounts.toPayBack,
  },
  refundPart("refunds_held", waitingCounts.refundsHeld),
  refundPart("refunds_needing_an_account", waitingCounts.refundsWithoutAccount),
  {
    kind: "refund_accounts_to_check",
    permission: "payment.refund",
    link: "/payments?queue=refunds",
    sql: waitingCounts.accountsToCheck,
  },
  refundPart("refunds_failed", waitingCounts.refundsFailed),
  {
    kind: "disputes",
    permission: "payment.confirm",
    link: "/payments?queue=disputes",
    sql: waitingCounts.disputes,
  },
  {
    kind: "orders_to_confirm",
    permission: "order.confirm",
    link: "/orders?stage=placed&sort=placed_at",
    sql: `select count(*)::int as count, min(placed_at) as oldest from shop_order where status = 'placed'`,
  },
  {
    kind: "orders_to_pack",
    permission: "order.move",
    link: "/orders?stage=confirmed&held=no&sort=placed_at",
    sql: `select count(*)::int as count, min(coalesce(paid_at, proved_at, placed_at)) as oldest from shop_order
      where status = 'confirmed' and money_stands`,
  },
  {
    kind: "orders_held",
    permission: "order.cancel",
    link: "/orders?stage=confirmed,packed&held=yes&sort=placed_at",
    sql: `select count(*)::int as count, min(o.placed_at) as oldest from shop_order o where ${isHeldCondition}`,
  },
  {
    kind: "orders_to_ship",
    permission: "order.move",
    link: "/deliveries?state=to_dispatch",
    sql: `select count(*)::int as count, min(placed_at) as oldest from shop_order
      where status = 'packed' and delivery_method = 'delivery'`,
  },
  {
    kind: "deliveries_failed",
    permission: "order.move",
    link: "/deliveries?state=failed",
    sql: `select count(*)::int as count, min(d.sent_at) as oldest from delivery d join shop_order o on o.id = d.order_id
      where d.state = 'failed' and o.status in ('packed', 'shipped')`,
  },
  {
    kind: "deliveries_out_since_yesterday",
    permission: "delivery",
    link: "/deliveries?state=on_the_way",
    sql: `select count(*)::int as count, min(d.sent_at) as oldest from delivery d join shop_order o on o.id = d.order_id
      where d.state = 'out' and o.status in ('packed', 'shipped')
        and d.sent_at < date_trunc('day', now(), 'Africa/Lagos')`,
  },
  {
    kind: "cash_open",
    permission: "delivery",
    link: "/riders",
    sql: `select count(distinct rider_id)::int as count, min(at) as oldest from rider_cash
      where remittance_id is null and at < now() - interval '1 day'`,
  },
  {
    kind: "fees_to_propose",
    permission: "order.fee",
    link: "/orders?stage=fee_pending&sort=placed_at",
    sql: `select count(*)::int as count, min(placed_at) as oldest from shop_order where status = 'fee_pending'`,
  },
  {
    kind: "fee_proposals_waiting",
    permission: "order.fee",
    link: "/orders?stage=fee_proposed&sort=waits_until",
    sql: `select count(*)::int as count, min(placed_at) as oldest from shop_order where status = 'fee_proposed'`,
  },
  {
    kind: "returns_to_decide",
    permission: "return.settle",
    link: "/returns?state=requested",
    sql: `select count(*)::int as count, min(created_at) as oldest from return_claim where state = 'requested'`,
  },
  {
    kind: "returns_to_settle",
    permission: "return.settle",
    link: "/returns?state=received",
    sql: `select count(*)::int as count, min(changed_at) as oldest from return_claim where state = 'received'`,
  },
  {
    kind: "messages_to_answer",
    permission: "messages",
    link: "/inbox?state=open&suspect=false",
    sql: `select count(*)::int as count, min(created_at) as oldest from shop_message
      where state = 'open' and not is_suspect`,
  },
  {
    kind: "reviews_to_read",
    permission: "reviews",
    link: "/reviews?state=pending",
    sql: `select count(*)::int as count, min(r.changed_at) as oldest from review r
      join shop_order o on o.id = r.order_id and not o.is_sample where r.state = 'pending'`,
  },
  {
    kind: "appointment_requests",
    permission: "appointments",
    link: "/appointments/requests?state=open",
    sql: `select count(*)::int as count, min(created_at) as oldest from appointment_request where done_at is null`,
  },
  {
    kind: "trade_applications",
    permission: "company",
    link: "/trade/applications?status=open",
    sql: `select count(*)::int as count, min(created_at) as oldest from client_application where status = 'open'`,
  },
  {
    kind: "approvals",
    permission: "approvals",
    link: "/approvals",
    sql: `select count(*)::int as count, min(asked_at) as oldest from approval_request
      where state = 'open' and expires_at > now()`,
  },
  {
    kind: "dead_mails",
    permission: "mail.send-again",
    link: "/mail?state=dead",
    sql: `select count(*)::int as count, min(created_at) as oldest from mail_outbox where state = 'dead' and recipient <> ''`,
  },
  {
    kind: "mails_waiting",
    permission: "mail.send-again",
    link: "/mail?state=waiting",
    sql: `select count(*)::int as count, min(created_at) as oldest from mail_outbox
      where state = 'waiting' and recipient <> '' and created_at < now() - interval '2 hours'
        and (attempts > 0 or due_at < now() - interval '2 hours')`,
  },
  {
    kind: "backup_failed",
    permission: "backup",
    link: "/backups",
    sql: `select count(*)::int as count, min(ended_at) as oldest
      from (select distinct on (kind) state, ended_at from backup_run where state <> 'wanted' order by kind, ended_at desc) last
      where state = 'failed'`,
  },
  {
    kind: "backup_late",
    permission: "backup",
    link: "/backups",
    sql: `select count(*)::int as count, min(last) as oldest
      from (select max(ended_at) as last from backup_run where kind = 'backup' and state = 'done') made
      where last < now() - interval '26 hours'`,
  },
  {
    kind: "failed_jobs",
    permission: "jobs.read",
    link: "/jobs",
    sql: `select count(*)::int as count, min(dead_since) as oldest from job where dead_since is not null`,
  },
  {
    kind: "drafts_not_published",
    permission: "product.edit",
    link: "/products?state=problem",
    sql: `select count(*)::int as count, min(problem_at) as oldest from product_draft where problem is not null`,
  },
  {
    kind: "low_stock",
    permission: "stock.adjust",
    link: "/stock?low=true",
    sql: `with ${lowArticles("$1::int")}
      select count(*)::int as count, null::timestamptz as oldest from low`,
    isSlow: true,
  },
  {
    kind: "incoming_overdue",
    permission: "stock.adjust",
    link: "/incoming",
    sql: `select count(*)::int as count, min(expected_on)::timestamptz as oldest from supplier_delivery
      where state = 'expected' and expected_on < (now() at time zone 'Africa/Lagos')::date`,
  },
  {
    kind: "price_changes_to_look_at",
    permission: "price.edit",
    link: "/prices/changes?state=to_look_at",
    sql: `select count(*)::int as count, min(needs_look_since) as oldest from price_change
      where needs_look_since is not null`,
  },
  {
    kind: "dead_messages",
    permission: "mail.send-again",
    link: "/messages?state=dead",
    sql: `select count(*)::int as count, min(due_at) as oldest from message_outbox
      where state = 'dead' and recipient <> ''`,
  },
];

/** Refunds that wait for the same. */
function refundPart(kind: string, sql: string): TodayPart {
  return { kind, permission: "payment.refund", link: "/payments?queue=refunds", sql };
}
