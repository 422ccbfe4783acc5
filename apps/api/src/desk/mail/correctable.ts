import { dictionary } from "@precise/cart-core/dictionary";
import * as z from "zod/mini";

/** Kinds whose links let their reader into an account or move money, or that made a promise to one address alone. */
const boundKinds: Readonly<Record<string, string>> = dictionary({
  approval_stopped: "It goes to those of the staff who asked for the act or approved it.",
  audit_broken: "It goes to the owners of the shop.",
  audit_head: "It goes to the owners of the shop.",
  staff_alone: "It goes to the owners of the shop.",
  staff_invitation: "It lets someone into the desk: the owner invites them under the right address.",
  trade_account: "It opens a trade account: correct the person there.",
  trade_application: "The person who applied gave this address: correct it when the account is opened.",
  trade_password: "It belongs to a trade account: correct the person there.",
  trade_password_changed: "It belongs to a trade account: correct the person there.",
  trade_password_link: "It lets someone into a trade account: they ask for another one.",
  buyer_corrected: "It tells the address that the order had before.",
  refund_account_named: "It lets its reader stop a refund: correct the order's e-mail instead.",
  refund_needs_account:
    "It lets its reader name the account of a refund: correct the order's e-mail instead.",
  back_in_stock: "Nobody asked for it at another address: they ask on the product's page.",
  newsletter_welcome: "Nobody agreed to the newsletter at another address: they subscribe there.",
});
/** To the shop's own address. */
const shopKinds = ["shop_order", "shop_application", "payment_alarm", "claim_arrived", "message_arrived"];
const forShop = z.object({ for_shop: z.literal(true) });

/** Why an e-mail must not go to another address, as a sentence; undefined where it may. */
export function whyNoCorrection({
  kind,
  content,
}: {
  readonly kind: string;
  readonly content: unknown;
}): string | undefined {
  if (shopKinds.includes(kind) || forShop.safeParse(content).success)
    return "It goes to the shop's own address, which is in the company's details.";
  return boundKinds[kind];
}
