import { nairaText } from "@precise/cart-core/money";
import { lagosDayText } from "@precise/contract/nigeria/lagos-days";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { Block } from "#api/platform/mail/render/blocks.ts";

/** A voucher as a mail shows it; amounts in naira. */
export const mailedVoucher = z.object({
  code: z.string(),
  benefit: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("amount"), naira: z.number() }),
    z.object({ kind: z.literal("percent"), percent: z.int() }),
    z.object({ kind: z.literal("free_delivery") }),
  ]),
  /** What the goods must cost: that much, or more than that. */
  minimum: z.optional(z.object({ naira: z.number(), isExclusive: z.boolean() })),
  /** Whether only orders of the mail's address may use it. */
  is_bound: z.boolean(),
  first_order_only: z.boolean(),
  single_use: z.boolean(),
  expires_at: z.optional(z.iso.datetime()),
});
export type MailedVoucher = z.infer<typeof mailedVoucher>;

const voucherMail = z.object({ kind: z.literal("voucher"), email: z.string(), voucher: mailedVoucher });

/** Queues a voucher for the person that it is bound to; one mail for each code. */
export async function queueVoucherMail(tx: Sql, email: string, voucher: MailedVoucher): Promise<boolean> {
  const mail: z.infer<typeof voucherMail> = { kind: "voucher", email, voucher };
  return queueMail(tx, `voucher:${voucher.code}`, email, mail);
}

export const voucherMails: MailKinds = mailKinds([voucherMail], ({ voucher }, { brand }) => ({
  content: {
    subject: `A voucher for you: ${voucherWorth(voucher).toLowerCase()}`,
    preview: `Your code is ${voucher.code}.`,
    title: "A voucher for you",
    blocks: voucherBlocks(voucher, brand.site),
    why: `You get this e-mail because ${brand.name} made a voucher for this address.`,
  },
}));

/** What a voucher is worth: `₦5,000 off`, `10 % off`, `Free delivery`. */
export function voucherWorth({ benefit }: MailedVoucher): string {
  if (benefit.kind === "free_delivery") return "Free delivery";
  return `${benefit.kind === "percent" ? `${benefit.percent} %` : nairaText(benefit.naira)} off`;
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
    ? ` of ${minimum.isExclusive ? `more than ${nairaText(minimum.naira)}` : `${nairaText(minimum.naira)} or more`}`
    : "";
  const whose = voucher.is_bound ? " placed with this e-mail address" : "";
  // The end itself is the first moment that is too late: at midnight, the day before is the last one.
  const until = voucher.expires_at
    ? ` It is valid until ${lagosDayText(new Date(Date.parse(voucher.expires_at) - 1))}.`
    : "";
  return `${once} ${order}${goods}${whose}.${until}`;
}
