import type { MailedVoucher } from "../mail.ts";
import type { Block } from "./blocks.ts";
import { lagosDay } from "./lagos-time.ts";
import { nairaAmount } from "./naira-amount.ts";

/** The code, and what it takes to use it. */
export function voucherBlocks(voucher: MailedVoucher, site: string): Block[] {
  const order = voucher.first_order_only ? "your first order" : "one order";
  const rules = `Use it once, on ${order} of more than ${nairaAmount(voucher.above)} that you place with this e-mail address. It is valid until ${lagosDay(new Date(voucher.expires_at))}.`;
  return [
    { kind: "code", label: `Your voucher worth ${nairaAmount(voucher.amount)}`, code: voucher.code },
    { kind: "paragraph", text: `Enter the code in your cart. ${rules}` },
    { kind: "button", label: "Choose a light", url: `${site}/products` },
  ];
}
