import { sendMailAgain, sendMailsAgain } from "@precise/contract/desk/mail/mail";
import {
  addMessageStop,
  removeMessageStop,
  retryPhoneMessage,
  sendTestMessage,
} from "@precise/contract/desk/mail/phone-messages";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** E-mails, and messages to phones. */
export function mailSamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner, sampleOf } = shop;
  /** An e-mail that could not be delivered. */
  async function deadMail(): Promise<number> {
    await shop.place();
    const [row] = await api.db.query<{ id: number }>(
      `update mail_outbox set state = 'dead' where id = (select max(id) from mail_outbox where kind = 'order_placed')
       returning id`,
    );
    return row?.id ?? 0;
  }
  const testMessage = { phone: "0803 123 4567", channel: "sms" } as const;

  return {
    ...about(async () => ({ params: { id: await deadMail() } }), ["readMail"]),
    ...about(async () => {
      return { params: { id: await deadMail() }, body: { email: `${shop.next("ada")}@example.com` } };
    }, ["correctMail"]),
    ...about(
      async () => ({ body: { phone: shop.nextPhone(), reason: "Asked by phone" } }),
      ["addMessageStop"],
    ),
    async removeMessageStop() {
      const owner = await openOwner();
      const body = { phone: shop.nextPhone(), reason: "Asked by phone" };
      await owner.done(addMessageStop, { body });
      return sampleOf(removeMessageStop, { body }, owner);
    },
    async sendMailAgain() {
      return sampleOf(sendMailAgain, { params: { id: await deadMail() }, body: {} }, await openOwner());
    },
    async sendMailsAgain() {
      await deadMail();
      return sampleOf(sendMailsAgain, { body: { all_dead: true } }, await openOwner());
    },
    async sendTestMessage() {
      return sampleOf(sendTestMessage, { body: testMessage }, await openOwner());
    },
    async retryPhoneMessage() {
      const owner = await openOwner();
      await owner.done(sendTestMessage, { body: testMessage });
      const [row] = await api.db.query<{ id: number }>(
        "update message_outbox set state = 'dead' where id = (select max(id) from message_outbox) returning id",
      );
      return sampleOf(retryPhoneMessage, { params: { id: row?.id ?? 0 } }, owner);
    },
  };
}
