import {
  appointmentCalendar,
  appointmentContent,
  requestContent,
} from "#api/modules/appointments/appointment-words.ts";
import { voucherBlocks, voucherWorth } from "#api/modules/coupons/voucher-words.ts";
import { creditNotePath, invoicePath } from "#api/modules/invoice/invoice-link.ts";
import { messageArrived, messageReceived } from "#api/modules/messages/message-words.ts";
import { confirmOrderPath } from "#api/modules/orders/mail/confirm-order-link.ts";
import { deliveryFeePath } from "#api/modules/orders/mail/delivery-fee-link.ts";
import { proposalOf } from "#api/modules/orders/mail/fee-proposal.ts";
import { orderLines, orderPlace, orderSteps } from "#api/modules/orders/mail/order-parts.ts";
import { orderWords } from "#api/modules/orders/mail/order-words.ts";
import { shopApplicationContent, shopOrderContent } from "#api/modules/orders/mail/shop-words.ts";
import { passwordResetPath } from "#api/modules/trade/password-link.ts";
import { tradeContent } from "#api/modules/trade/trade-words.ts";
import { daysAhead, type SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { lagosDay, lagosMoment } from "#api/platform/text/lagos-time.ts";
import { type Mail, mail as mailSchema, type OrderMail } from "../mail.ts";
import type { ReadyMail } from "../mail-transport.ts";
import type { Mailbox } from "../mailbox.ts";
import type { ClaimedMail } from "../outbox-rows.ts";
import type { Block, MailBrand, MailContent } from "./blocks.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

/** Days that a link in a mail opens something: to unsubscribe for years, to accept a fee without a date for two weeks. */
const unsubscribeDays = 5 * 365;
const feeDays = 14;
/** A mail is kept for long and is passed on: afterwards the order's page has them. @source decision 039 */
const taxDocumentDays = 90;

/** What every mail needs to know. */
export interface MailRenderer {
  readonly brand: MailBrand;
  readonly from: Mailbox;
  readonly links: SignedLinks;
}

/**
 * A queued mail as it goes to the server. The same row gives the same mail at each attempt.
 * @throws Error for content that this release cannot read
 */
export function renderMail(renderer: MailRenderer, row: ClaimedMail): ReadyMail {
  const { brand, from } = renderer;
  const mail = mailSchema.parse(row.content);
  const queuedAt = new Date(row.created_at);
  const content = contentOf(renderer, mail, queuedAt);
  const calendar =
    "appointment" in mail ? appointmentCalendar(mail, brand, renderer.links, queuedAt) : undefined;
  return {
    // A name of its own for each mail; the sender's domain makes it one of a kind in the world.
    messageId: `<${row.message_key}@${from.address.split("@")[1]}>`,
    queuedAt,
    kind: mail.kind,
    from: { ...from, name: from.name || brand.name },
    replyTo: visitorOf(mail) ?? brand.email,
    to: { name: "", address: row.recipient },
    subject: content.subject,
    text: mailText(content, brand),
    html: mailHtml(content, brand),
    headers: listHeaders(renderer, mail, queuedAt),
    ...(calendar && { calendar }),
  };
}

function contentOf(renderer: MailRenderer, mail: Mail, queuedAt: Date): MailContent {
  const { brand } = renderer;
  if (mail.kind === "voucher") {
    return {
      subject: `A voucher for you: ${voucherWorth(mail.voucher).toLowerCase()}`,
      preview: `Your code is ${mail.voucher.code}.`,
      title: "A voucher for you",
      blocks: voucherBlocks(mail.voucher, brand.site),
      why: `You get this e-mail because ${brand.name} made a voucher for this address.`,
    };
  }
  if (mail.kind === "newsletter_welcome") return welcome(renderer, mail, queuedAt);
  if ("appointment" in mail) return appointmentContent(mail, brand, renderer.links);
  if ("request" in mail) return requestContent(mail, brand);
  if (mail.kind === "shop_order") return shopOrderContent(mail, brand);
  if (mail.kind === "shop_application") return shopApplicationContent(mail, brand);
  if (mail.kind === "message_received") return messageReceived(mail, brand);
  if (mail.kind === "message_arrived") return messageArrived(mail);
  if ("order" in mail) return orderContent(renderer, mail, queuedAt);
  return tradeContent(mail, brand, (link) => brand.site + passwordResetPath(renderer.links, link, queuedAt));
}

/** Whom the shop answers from its own copy. */
function visitorOf(mail: Mail): string | undefined {
  if (mail.kind === "message_arrived") return mail.email;
  if ("appointment" in mail && mail.for_shop) return mail.appointment.email;
  return "request" in mail && mail.for_shop ? mail.request.email : undefined;
}

function orderContent(renderer: MailRenderer, mail: OrderMail, queuedAt: Date): MailContent {
  const { brand } = renderer;
  const { order } = mail;
  // A company's order is opened, and its fee accepted, by its own person's trade session alone.
  const tradeUrl = order.trade ? `${brand.site}/clients/orders/${order.number}` : undefined;
  const words = orderWords(mail, tradeUrl ?? linkUrl(renderer, mail, queuedAt));
  return {
    ...words,
    blocks: [
      ...orderSteps(order, mail.kind),
      ...words.blocks,
      { kind: "heading", text: `Order ${order.number}` },
      { kind: "paragraph", text: `Placed on ${lagosMoment(new Date(order.placed_at))}.` },
      orderLines(order),
      orderPlace(order),
      ...taxDocumentLinks(renderer, order, queuedAt),
      { kind: "button", label: "Follow your order", url: tradeUrl ?? `${brand.site}/orders` },
    ],
    why: `You get this e-mail because an order was placed with this address at ${new URL(brand.site).host}.`,
  };
}

/** Where the mail's own link leads: to a proposed fee, or to the order's confirmation. */
function linkUrl({ brand, links }: MailRenderer, mail: OrderMail, queuedAt: Date): string | undefined {
  if (mail.kind === "fee_proposed") return brand.site + feePath(links, mail, queuedAt);
  if (mail.order.hold?.is_proved !== false) return undefined;
  return brand.site + confirmOrderPath(links, mail.order.number, queuedAt);
}

/** The invoice, and what corrects it. */
function taxDocumentLinks(
  { brand, links }: MailRenderer,
  { invoice, credit_notes = [] }: OrderMail["order"],
  queuedAt: Date,
): Block[] {
  if (invoice === undefined) return [];
  const now = queuedAt.getTime();
  const link = (label: string, path: string): Block => ({ kind: "link", label, url: brand.site + path });
  const until = lagosDay(daysAhead(taxDocumentDays, now));
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

function welcome(
  { brand, links }: MailRenderer,
  mail: Extract<Mail, { kind: "newsletter_welcome" }>,
  queuedAt: Date,
): MailContent {
  const { voucher } = mail;
  return {
    subject: voucher
      ? `Welcome: ${voucherWorth(voucher).toLowerCase()}${voucher.benefit.kind === "free_delivery" ? " on" : ""} your first order`
      : `Welcome to the newsletter of ${brand.name}`,
    preview: voucher ? `Your code is ${voucher.code}.` : "New lights, rooms and offers, now and then.",
    title: `Welcome to ${brand.name}`,
    blocks: [
      {
        kind: "paragraph",
        text: "You are on our list. We write now and then about new lights, rooms worth copying and offers.",
      },
      ...(voucher ? voucherBlocks(voucher, brand.site) : []),
    ],
    why: `You get this e-mail because this address was entered for the newsletter at ${new URL(brand.site).host}.`,
    unsubscribeUrl: `${brand.site}/newsletter/unsubscribe/${unsubscribeToken(links, mail.subscription, queuedAt)}`,
  };
}

/** So that a mail program can offer to unsubscribe by itself, by a POST that no prefetch makes. @source RFC 8058 */
function listHeaders({ brand, links }: MailRenderer, mail: Mail, queuedAt: Date): Record<string, string> {
  if (mail.kind !== "newsletter_welcome") return {};
  const token = unsubscribeToken(links, mail.subscription, queuedAt);
  return {
    "List-Unsubscribe": `<${brand.site}/api/newsletter/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function unsubscribeToken(links: SignedLinks, subscription: string, queuedAt: Date): string {
  return links.sign("newsletter-unsubscribe", subscription, daysAhead(unsubscribeDays, queuedAt.getTime()));
}
