import { type MailKindName, mailKindNames } from "@precise/contract/desk/mail/mail-kinds";

/** What each e-mail is about, as the staff say it. */
const kinds: Readonly<Record<MailKindName, string>> = {
  appointment_booked: "Appointment booked",
  appointment_cancelled: "Appointment cancelled",
  appointment_moved: "Appointment moved",
  appointment_reminder: "Appointment tomorrow",
  appointment_requested: "Appointment asked for",
  approval_stopped: "Approved act cut short",
  audit_broken: "The audit is not what it was",
  audit_head: "End of the audit",
  cancelled: "Order cancelled",
  change_proposed: "Change of an order to agree to",
  claim_arrived: "Return to decide",
  claim_updated: "News of a return",
  delivered: "Delivered",
  fee_accepted: "Delivery fee agreed",
  fee_proposed: "Delivery fee to agree to",
  hold_ended: "Goods on sale again",
  hold_renewed: "Goods set aside again",
  message_answered: "Answer to a message",
  message_arrived: "Message to the shop",
  back_in_stock: "Back in stock",
  buyer_corrected: "Buyer corrected",
  message_received: "Message received",
  newsletter_welcome: "Newsletter welcome",
  order_confirmed: "Order confirmed",
  order_placed: "Order placed",
  order_reopened: "Order reopened",
  payment_alarm: "Money to look at",
  payment_confirmed: "Payment received",
  payment_late: "Payment after the end",
  payment_over: "Paid too much",
  payment_part: "Part of the payment received",
  payment_rejected: "Payment sent back by the bank",
  refund_account_named: "Account of a refund",
  refund_needs_account: "Refund needs an account",
  refund_started: "Refund on its way",
  refunded: "Refunded",
  returned: "Goods taken back",
  shipped: "Shipped",
  shop_application: "Trade application to decide",
  shop_order: "Order to handle",
  staff_alone: "Act without a second person",
  staff_invitation: "Invitation to the desk",
  trade_account: "Trade account opened",
  trade_application: "Trade application received",
  trade_password: "Trade password given",
  trade_password_changed: "Trade password changed",
  trade_password_link: "Trade password link",
  voucher: "Voucher",
};

/** A kind of a later release is shown by its name. */
export function mailKindWords(kind: string): string {
  const known = mailKindNames.find((each) => each === kind);
  return known === undefined ? kind.replaceAll("_", " ") : kinds[known];
}
