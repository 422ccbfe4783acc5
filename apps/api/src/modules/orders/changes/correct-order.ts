import { personOfBuyer } from "@precise/cart-core/coupon-rules";
import { dictionary } from "@precise/cart-core/dictionary";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import type { Address } from "@precise/contract/shop/orders/order";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import { keyOfBuyer } from "../buyer-key.ts";
import type { LockedOrder } from "../locked-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { hasMoney, noteOtherPerson } from "./note-other-person.ts";
import { isSameAddress } from "./same-address.ts";

/** What was written down wrongly; what is left out stays. */
export interface Correction {
  readonly contact?:
    | { readonly [Field in "email" | "firstname" | "lastname" | "phone"]?: string | undefined }
    | undefined;
  readonly address?: Address | undefined;
  readonly note?: string | undefined;
  /** Also where no money came: the old e-mail reads that another one takes its place. */
  readonly tellsOldEmail?: boolean;
}

const beforeItLeaves: readonly OrderStage[] = [
  "placed",
  "fee_pending",
  "fee_proposed",
  "awaiting_payment",
  "confirmed",
  "packed",
];

/** Whether who it is for can still be put right. */
export function isCorrectable({ standing: { stage } }: Pick<LockedOrder, "standing">): boolean {
  return stage === "shipped" || beforeItLeaves.includes(stage);
}

/**
 * Corrects a locked order where neither goods nor money are touched, so that no one has to agree. A new e-mail address gets
 * the order's mail at once: the person who had the old one got it before. Where money came, they read of it, too.
 * @returns names of the fields that changed; none where all was right
 * @throws Refused where it is too late for it
 * @source decision 062
 */
export async function correctOrder(tx: Sql, order: LockedOrder, correction: Correction): Promise<string[]> {
  const { number, standing, company } = order;
  if (company !== null)
    throw new Refused(`${number} is a company's order: its people correct it themselves.`);
  const isOut = !beforeItLeaves.includes(standing.stage);
  if (!isCorrectable(order) || (isOut && correction.address !== undefined))
    throw new Refused(`${number} is ${standing.stage}. That can no longer be corrected.`);
  if (correction.address !== undefined && standing.delivery === "pickup")
    throw new Refused(`${number} is collected: it has no address.`, { status: 422, field: "address" });
  const before = await readAgain(tx, order);
  const phone = correction.contact?.phone;
  const contact = {
    ...correction.contact,
    ...(phone === undefined ? {} : { phone: normalisedPhone(phone) }),
  };
  const fields = (["email", "firstname", "lastname", "phone"] as const).filter(
    (field) => contact[field] !== undefined && contact[field] !== before.contact[field],
  );
  const isMoved = correction.address !== undefined && !isSameAddress(correction.address, before.address);
  const hasNote = correction.note !== undefined && correction.note !== (before.note ?? "");
  const changed = [...fields, ...(isMoved ? ["address"] : []), ...(hasNote ? ["note"] : [])];
  if (changed.length === 0) return [];
  const { email, firstname, lastname } = before.contact;
  const now = {
    email: contact.email ?? email,
    firstname: contact.firstname ?? firstname,
    lastname: contact.lastname ?? lastname,
    phone: contact.phone ?? before.contact.phone,
  };
  await tx.query(
    `update shop_order set email = $2, email_key = $10, person_key = $3, firstname = $4, lastname = $5, phone = $6,
       address = coalesce($7::jsonb, address), note = case when $8 then nullif($9, '') else note end
     where id = $1`,
    [
      order.id,
      now.email,
      personOfBuyer(now),
      now.firstname,
      now.lastname,
      now.phone,
      isMoved ? (correction.address ?? null) : null,
      hasNote,
      correction.note ?? "",
      keyOfBuyer(now),
    ],
  );
  const named = changed.map((field) => words[field] ?? field);
  const isFirstEmail = changed.includes("email") && email === "";
  const corrected = named.filter((_, place) => !(isFirstEmail && changed[place] === "email"));
  if (isFirstEmail) await addEvent(tx, order, "We added your e-mail address.");
  if (corrected.length > 0) await addEvent(tx, order, `We corrected your order: ${corrected.join(", ")}.`);
  const ofPerson = named.filter((_, place) => changed[place] !== "note");
  const isTold = correction.tellsOldEmail === true && changed.includes("email") && email !== "";
  if (ofPerson.length > 0 && (isTold || (await hasMoney(tx, order))))
    await noteOtherPerson(tx, order, before, ofPerson);
  if (changed.includes("email")) await mailTo(tx, order, isFirstEmail);
  return changed;
}

const words: Readonly<Record<string, string>> = dictionary({
  email: "e-mail address",
  firstname: "first name",
  lastname: "last name",
  phone: "phone number",
});

/** The order's mail to its new address; it had none before where it is the first. */
async function mailTo(tx: Sql, order: LockedOrder, isFirst: boolean): Promise<void> {
  const now = await readAgain(tx, order);
  const detail = isFirst
    ? "You gave us your e-mail address. News of your order comes here from now on."
    : "We corrected your e-mail address. Here is your order again.";
  const event = `order:${now.number}:order_placed:corrected:${now.timeline.length}`;
  await queueMail(tx, event, now.contact.email, { kind: "order_placed", order: now, detail });
}
