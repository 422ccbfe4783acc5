import { dictionary } from "@precise/cart-core/dictionary";

/** What is waiting, by the kind of the queue; one and many. */
const words: Readonly<Record<string, readonly [one: string, many: string]>> = dictionary({
  transfers_stopped: [
    "detail of your shop is the sample's: no transfers are taken",
    "details of your shop are the sample's: no transfers are taken",
  ],
  transfers_to_match: ["transfer to match", "transfers to match"],
  bank_credits_to_match: ["bank credit to match", "bank credits to match"],
  payments_in_review: ["order whose money needs a look", "orders whose money needs a look"],
  refunds_to_pay: ["refund to pay", "refunds to pay"],
  refunds_held: ["refund that waits for a yes", "refunds that wait for a yes"],
  refunds_failed: ["refund that failed", "refunds that failed"],
  refunds_needing_an_account: ["refund that needs an account", "refunds that need an account"],
  refund_accounts_to_check: ["account in another name to check", "accounts in another name to check"],
  disputes: ["dispute to answer", "disputes to answer"],
  orders_to_confirm: ["order to confirm by phone", "orders to confirm by phone"],
  orders_to_pack: ["order to pack", "orders to pack"],
  orders_held: ["order held by its money", "orders held by their money"],
  orders_to_ship: ["order to send", "orders to send"],
  fees_to_propose: ["delivery fee to propose", "delivery fees to propose"],
  fee_proposals_waiting: ["fee that a customer has to answer", "fees that customers have to answer"],
  returns_to_decide: ["return to decide", "returns to decide"],
  returns_to_settle: ["return to settle", "returns to settle"],
  deliveries_failed: ["delivery that failed", "deliveries that failed"],
  deliveries_out_since_yesterday: ["delivery out since yesterday", "deliveries out since yesterday"],
  cash_open: ["delivery whose cash is not handed in", "deliveries whose cash is not handed in"],
  drafts_not_published: ["draft that could not be published", "drafts that could not be published"],
  low_stock: ["article that runs low", "articles that run low"],
  incoming_overdue: ["delivery of goods that is overdue", "deliveries of goods that are overdue"],
  trade_applications: ["trade application that waits", "trade applications that wait"],
  price_changes_to_look_at: ["price change that needs a look", "price changes that need a look"],
  backup_failed: ["backup or rehearsal that failed", "backups or rehearsals that failed"],
  backup_late: ["backup that is late", "backups that are late"],
  messages_to_answer: ["message to answer", "messages to answer"],
  reviews_to_read: ["review to read", "reviews to read"],
  appointment_requests: ["appointment request to answer", "appointment requests to answer"],
  approvals: ["approval that waits", "approvals that wait"],
  dead_mails: ["e-mail that could not be sent", "e-mails that could not be sent"],
  mails_waiting: [
    "e-mail that has waited for two hours: no mail server takes it",
    "e-mails that have waited for two hours: no mail server takes them",
  ],
  dead_messages: ["text that could not be sent", "texts that could not be sent"],
  failed_jobs: ["failed job", "failed jobs"],
});

/** "orders to pack". A kind of a later release is shown by its name. */
export function queueWords(kind: string, count: number): string {
  const known = words[kind];
  return known ? known[count === 1 ? 0 : 1] : kind.replaceAll("_", " ");
}
