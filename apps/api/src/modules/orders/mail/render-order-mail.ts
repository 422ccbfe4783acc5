import { lagosDayText, lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { creditNotePath, invoicePath } from "#api/modules/invoice/invoice-link.ts";
import { type MailContext, type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import type { Block, MailContent } from "#api/platform/mail/render/blocks.ts";
import { daysAhead, type SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { orderChangePath } from "../changes/change-link.ts";
import { refundAccountPath } from "../online/refund-account-link.ts";
import { confirmOrderPath } from "./confirm-order-link.ts";
import { deliveryFeePath } from "./delivery-fee-link.ts";
import { proposalOf } from "./fee-proposal.ts";
import { type OrderMail, orderMailSchemas } from "./order-mail-kinds.ts";
import { orderLines, orderPlace, orderSteps } from "./order-parts.ts";
import { orderWords } from "./order-words.ts";

/** Days in which a fee without a date can be accepted. */
const feeDays = 14;
/** A mail is kept for long and is passed on: afterwards the order's page has them. @source decision 039 */
const taxDocumentDays = 90;

export const orderMails: MailKinds = mailKinds(orderMailSchemas, (mail, context) => ({
  content: orderContent(mail, context),
}));

function orderContent(mail: OrderMail, context: MailContext): MailContent {
  const { brand } = context;
  const { order } = mail;
  // A company's order is opened, and its fee accepted, by its own person's trade session alone.
  const tradeUrl = order.trade ? `${brand.site}/clients/orders/${order.number}` : undefined;
  const words = orderWords(mail, {
    link: tradeUrl ?? linkUrl(mail, context),
    pay: tradeUrl ?? `${brand.site}/pay/${order.number}`,
    order: tradeUrl ?? `${brand.site}/order/${order.number}`,
  });
  return {
    ...words,
    blocks: [
      ...orderSteps(order, mail.kind),
      ...words.blocks,
      { kind: "heading", text: `Order ${order.number}` },
      { kind: "paragraph", text: `Placed on ${lagosMomentText(new Date(order.placed_at))}.` },
      orderLines(order),
      orderPlace(order),
      ...taxDocumentLinks(order, context),
      { kind: "button", label: "Follow your order", url: tradeUrl ?? `${brand.site}/orders` },
    ],
    why: `You get this e-mail because an order was placed with this address at ${new URL(brand.site).host}.`,
  };
}

/** Where the mail's own link leads: to a proposed fee, or to the order's confirmation. */
function linkUrl(mail: OrderMail, { brand, links, queuedAt }: MailContext): string | undefined {
  if (mail.kind === "fee_proposed") return brand.site + feePath(links, mail, queuedAt);
  if (mail.kind === "change_proposed")
    return brand.site + orderChangePath(links, { number: mail.order.number, id: mail.change.id }, queuedAt);
  if (mail.kind === "refund_needs_account" && mail.account)
    return brand.site + refundAccountPath(links, "refund-account", mail.account, queuedAt);
  if (mail.kind === "refund_account_named")
    return brand.site + refundAccountPath(links, "refund-account-stop", mail.account, queuedAt);
  if (mail.kind === "refund_needs_account" || mail.kind === "buyer_corrected") return undefined;
  if (mail.order.hold?.is_proved !== false) return undefined;
  return brand.site + confirmOrderPath(links, mail.order.number, queuedAt);
}

/** The invoice, and what corrects it. */
function taxDocumentLinks(
  { invoice, credit_notes = [] }: OrderMail["order"],
  { brand, links, queuedAt }: MailContext,
): Block[] {
  if (invoice === undefined) return [];
  const now = queuedAt.getTime();
  const link = (label: string, path: string): Block => ({ kind: "link", label, url: brand.site + path });
  const until = lagosDayText(daysAhead(taxDocumentDays, now));
  return [
    link(
      `Open your invoice ${invoice.number} (PDF)`,
      invoicePath(links, invoice.number, taxDocumentDays, now),
    ),
    ...credit_notes.map(({ number }) =>
      link(`Open your credit note ${number} (PDF)`, creditNotePath(links, number, taxDocumentDays, now)),
    ),
    {
      kind: "paragraph",
      text: `These links work until ${until}. After that, find the documents on your order page.`,
    },
  ];
}

function feePath(links: SignedLinks, { order }: OrderMail, queuedAt: Date): string {
  const { fee, answerBy } = proposalOf(order);
  const until = answerBy ? new Date(answerBy) : daysAhead(feeDays, queuedAt.getTime());
  return deliveryFeePath(links, { orderNumber: order.number, fee }, until);
}
