import { type ClaimKind, claimStates } from "@precise/cart-core/claim-words";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";
import { deskButton } from "#api/platform/mail/render/desk-button.ts";
import type { ClaimRow } from "./claim-rows.ts";
import { claimNoun, reasonWords } from "./claim-text.ts";

const aboutClaim = {
  number: z.string(),
  order: z.string(),
  about: z.enum(["return", "warranty"]),
  state: z.enum(claimStates),
  items: z.array(z.tuple([z.string(), z.string()])),
};
/** To the shopper, at each step: `text` is what the claim's history says. */
const updated = z.object({ kind: z.literal("claim_updated"), ...aboutClaim, text: z.string() });
/** To the shop, once: there is a claim to decide. */
const arrived = z.object({
  kind: z.literal("claim_arrived"),
  ...aboutClaim,
  name: z.string(),
  email: z.string(),
  isInTime: z.boolean(),
  pictures: z.int(),
  note: z.string(),
});

/** The mails of returns and warranty claims. */
export type ClaimMail = z.infer<typeof updated> | z.infer<typeof arrived>;

/** Queues the mail of a claim's last change. */
export async function queueClaimMail(tx: Sql, claim: ClaimRow): Promise<void> {
  const { number, events } = claim;
  await queueMail(tx, `claim:${number}:${events.length}:${claim.state}`, claim.email, {
    kind: "claim_updated",
    ...factsOf(claim),
    text: events.at(-1)?.text ?? "",
  } satisfies z.infer<typeof updated>);
}

/** Queues the mail to the shop that there is a claim to decide. */
export async function queueArrivalMail(tx: Sql, claim: ClaimRow, shopEmail: string): Promise<void> {
  await queueMail(tx, `claim:${claim.number}:arrived`, shopEmail, {
    kind: "claim_arrived",
    ...factsOf(claim),
    name: `${claim.firstname} ${claim.lastname}`,
    email: claim.email,
    isInTime: claim.lines.every(({ is_in_time }) => is_in_time),
    pictures: claim.pictures,
    note: claim.note ?? "",
  } satisfies z.infer<typeof arrived>);
}

export const claimMails: MailKinds = mailKinds([updated, arrived], (mail, { brand }) =>
  mail.kind === "claim_updated"
    ? { content: updateContent(mail, brand) }
    : { content: arrivalContent(mail, brand), ...(mail.email !== "" && { replyTo: mail.email }) },
);

function factsOf({ number, order_number, kind, state, lines }: ClaimRow) {
  const items = lines.map(({ sku, name, quantity, reason }): [string, string] => [
    `${quantity} × ${name} (${sku})`,
    reasonWords[reason],
  ]);
  return { number, order: order_number, about: kind, state, items };
}

function titleOf({ about, state }: Pick<z.infer<typeof updated>, "about" | "state">): string {
  const it = claimNoun[about];
  const titles: Readonly<Record<z.infer<typeof updated>["state"], string>> = {
    requested: `We have your ${it}`,
    approved: `Your ${it} is approved`,
    refused: `Your ${it} is refused`,
    received: "Your goods have reached us",
    refunded: "We refund you",
    replaced: "Your replacement is on its way",
    repaired: "Your repair is done",
    sent_back: "Your goods are on their way back",
    closed: `Your ${it} is closed`,
  };
  return titles[state];
}

function updateContent(mail: z.infer<typeof updated>, brand: MailBrand): MailContent {
  const title = titleOf(mail);
  return {
    subject: `${title} (${mail.number})`,
    preview: mail.text,
    title,
    blocks: [
      { kind: "paragraph", text: mail.text },
      { kind: "facts", facts: [["Number", mail.number], ["Order", mail.order], ...mail.items] },
      {
        kind: "button",
        label: `See your ${claimNoun[mail.about]}`,
        url: `${brand.site}/order/${mail.order}/returns/${mail.number}`,
      },
      { kind: "paragraph", text: `Questions? Reply to this e-mail, or call ${brand.phone}.` },
    ],
    why: `You get this e-mail because an order was placed with this address at ${new URL(brand.site).host}.`,
  };
}

/** What the shop's people read: all that was filled in. */
function arrivalContent(mail: z.infer<typeof arrived>, brand: MailBrand): MailContent {
  const it: Readonly<Record<ClaimKind, string>> = { return: "Return", warranty: "Warranty claim" };
  return {
    subject: `${it[mail.about]} ${mail.number} for ${mail.order}`,
    preview: `From ${mail.name}.`,
    title: `${it[mail.about]} to decide`,
    blocks: [
      {
        kind: "facts",
        facts: [
          ["Number", mail.number],
          ["Order", mail.order],
          ["Name", mail.name],
          ...mail.items,
          ["In time", mail.isInTime ? "yes" : "no"],
          ...(mail.pictures > 0 ? [["Pictures", String(mail.pictures)] as const] : []),
        ],
      },
      ...(mail.note === "" ? [] : [{ kind: "paragraph", text: mail.note } as const]),
      deskButton(brand, "Decide it at the desk", `/returns/${mail.number}`),
    ],
    why: "You get this e-mail because returns and warranty claims go to this address.",
  };
}
