import { dictionary } from "@precise/cart-core/dictionary";

/** What each job of the API does, in the shop's words; sweeps are named after what they clear away. */
const names: Readonly<Record<string, string>> = dictionary({
  audit_ends: "Compare the audit with its end of yesterday",
  backups: "Back up, and rehearse restoring",
  clean_table: "Tidy the database",
  desk_jobs: "Bulk acts of the staff",
  end_holds: "Free goods of unconfirmed orders",
  expire_orders: "Cancel orders that nobody paid",
  mail: "Send e-mails",
  our_record: "Count our record for the shop",
  payment_sweep: "Compare payments with Paystack",
  phone_messages: "Send SMS and WhatsApp messages",
  price_changes: "Price changes at their time",
  publish_drafts: "Publish products at their time",
  stock_notices: "Tell who waits for goods",
  stopped_approvals: "Open stopped approvals again",
});

/** @param name `expire_orders`, `sweep_carts` */
export function workName(name: string): string {
  const swept = name.startsWith("sweep_") ? name.slice("sweep_".length) : undefined;
  return swept === undefined ? (names[name] ?? sentence(name)) : `Clear old ${swept.replaceAll("_", " ")}`;
}

function sentence(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
