import type { MailedVoucher } from "#api/platform/mail/mail.ts";
import type { Block } from "#api/platform/mail/render/blocks.ts";
import { lagosDay } from "#api/platform/text/lagos-time.ts";
import { nairaAmount } from "#api/platform/text/naira-amount.ts";

/** What a voucher is worth: `₦5,000 off`, `10 % off`, `Free delivery`. */
export function voucherWorth({ benefit }: MailedVoucher): string {
  if (benefit.kind === "free_delivery") return "Free delivery";
  return `${benefit.kind === "percent" ? `${benefit.percent} %` : nairaAmount(benefit.naira)} off`;
}

/** The code, and what it takes to use it. */
export function voucherBlocks(voucher: MailedVoucher, site: string): Block[] {
  return [
    { kind: "code", label: `Your voucher, ${voucherWorth(voucher).toLowerCase()}`, code: voucher.code },
    { kind: "paragraph", text: `Enter the code in your cart. ${rules(voucher)}` },
    { kind: "button", label: "Choose a light", url: `${site}/products` },
  ];
}

function rules(voucher: MailedVoucher): string {
  const { minimum } = voucher;
  const once = voucher.single_use ? "Use it once, on" : "Use it on";
  const order = voucher.first_order_only ? "your first order" : "an order";
  const goods = minimum
    ? ` of ${minimum.isExclusive ? `more than ${nairaAmount(minimum.naira)}` : `${nairaAmount(minimum.naira)} or more`}`
    : "";
  const whose = voucher.is_bound ? " placed with this e-mail address" : "";
  // The end itself is the first moment that is too late: at midnight, the day before is the last one.
  const until = voucher.expires_at
    ? ` It is valid until ${lagosDay(new Date(Date.parse(voucher.expires_at) - 1))}.`
    : "";
  return `${once} ${order}${goods}${whose}.${until}`;
}
