import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";
import { deskButton } from "#api/platform/mail/render/desk-button.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Something about money that someone of the shop has to look at. `text`: one or two sentences, with no name of a person. */
const paymentAlarm = z.object({
  kind: z.literal("payment_alarm"),
  /** Of the order that it is about, where that is known. */
  number: z.optional(z.string()),
  text: z.string(),
  /** ISO time by which someone has to have done something. */
  due_at: z.optional(z.string()),
});
export type PaymentAlarm = z.infer<typeof paymentAlarm>;

export const paymentAlarmMails: MailKinds = mailKinds([paymentAlarm], (mail, { brand }) => ({
  content: alarmContent(mail, brand),
}));

/**
 * Mails the shop's own address about money that needs a person, in the transaction of what happened; once for each event.
 * @param alarm `event` names what happened, such as `dispute:17:opened`
 * @returns whether it was queued now
 */
export async function queuePaymentAlarm(
  tx: Sql,
  shopEmail: string,
  alarm: {
    readonly event: string;
    readonly number?: string | undefined;
    readonly text: string;
    readonly dueAt?: Date | undefined;
  },
): Promise<boolean> {
  const { event, number, text, dueAt } = alarm;
  const mail: PaymentAlarm = {
    kind: "payment_alarm",
    ...(number === undefined ? {} : { number }),
    text,
    ...(dueAt === undefined ? {} : { due_at: wireTime(dueAt) }),
  };
  return queueMail(tx, `shop:payment:${event}`, shopEmail, mail);
}

function alarmContent({ number, text, due_at: dueAt }: PaymentAlarm, brand: MailBrand): MailContent {
  const by = dueAt === undefined ? undefined : lagosMomentText(new Date(dueAt));
  const about = number === undefined ? "a payment" : `order ${number}`;
  return {
    subject: `${by === undefined ? "" : `[by ${by}] `}Check the money of ${about}`,
    preview: text,
    title: `Check the money of ${about}`,
    blocks: [
      { kind: "paragraph", text },
      ...(by === undefined ? [] : [{ kind: "facts", facts: [["Answer by", by]] } as const]),
      deskButton(brand, "See it at the desk", number === undefined ? "/payments" : `/payments/${number}`),
    ],
    why: `You get this e-mail because ${brand.name} sends notices about payments to this address.`,
  };
}
