import { readInboxPicture } from "@precise/contract/desk/inbox/inbox";
import { publishDeskQuestion, withdrawDeskQuestion } from "@precise/contract/desk/inbox/questions";
import { readDeskReviewPicture } from "@precise/contract/desk/inbox/reviews";
import { sendMailAgain, sendMailsAgain } from "@precise/contract/desk/mail/mail";
import {
  addMessageStop,
  removeMessageStop,
  retryPhoneMessage,
  sendTestMessage,
} from "@precise/contract/desk/mail/phone-messages";
import { closeReturn, decideReturn, readReturnPicture, receiveReturn } from "@precise/contract/desk/returns";
import { brief } from "../../modules/messages/message-samples.ts";
import { ask, claimBody, claimIn, deliveredOrder } from "../../modules/returns/return-calls.ts";
import { reviewBody } from "../../modules/reviews/review-samples.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** What people write to the shop, with their pictures, and what the shop sends them. */
export function mailSamples(shop: FuzzShop): FreshSamples {
  const { api, openOwner, sampleOf } = shop;
  async function delivered(): Promise<string> {
    await shop.putGoods();
    return deliveredOrder(api, { "FUZZ-LAMP": 1 }, 6_000);
  }
  /** A claim that nobody has looked at. */
  async function claimed(): Promise<{ readonly number: string }> {
    const { number } = claimIn(await ask(api, claimBody(await delivered(), "FUZZ-LAMP")));
    return { number };
  }
  /** What publishes a question that a shopper has asked. */
  async function question() {
    await shop.putGoods();
    const body = { question: "Does it hang from a concrete ceiling?", answer: "Yes. Plugs are in the box." };
    const { question: words } = body;
    const answer = await api.post("/api/questions", { sku: "FUZZ-LAMP", question: words });
    const { reference } = (answer.json as { readonly data: { readonly reference: string } }).data;
    return { params: { reference }, ifMatch: 1, body };
  }
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
    async decideReturn() {
      const params = await claimed();
      return sampleOf(decideReturn, { params, body: { decision: "approve" } }, await openOwner());
    },
    async closeReturn() {
      const params = await claimed();
      const owner = await openOwner();
      await owner.done(decideReturn, { params, body: { decision: "approve" } });
      return sampleOf(closeReturn, { params, body: { reason: "The goods never came." } }, owner);
    },
    async removeMessageStop() {
      const owner = await openOwner();
      const body = { phone: shop.nextPhone(), reason: "Asked by phone" };
      await owner.done(addMessageStop, { body });
      return sampleOf(removeMessageStop, { body }, owner);
    },
    async receiveReturn() {
      const { number } = await claimed();
      const owner = await openOwner();
      await owner.done(decideReturn, { params: { number }, body: { decision: "approve" } });
      const line = { sku: "FUZZ-LAMP", condition: "faulty_confirmed", quantity: 1, restock: false } as const;
      return sampleOf(receiveReturn, { params: { number }, body: { lines: [line] } }, owner);
    },
    async readReturnPicture() {
      const pictures = [await shop.sendPicture()];
      const { number } = claimIn(await ask(api, claimBody(await delivered(), "FUZZ-LAMP", { pictures })));
      return sampleOf(readReturnPicture, { params: { number, position: 0 } }, await openOwner());
    },
    async readDeskReviewPicture() {
      const picture = await shop.sendPicture();
      await api.post("/api/orders/reviews", reviewBody(await delivered(), "FUZZ-LAMP", { picture }));
      const [row] = await api.db.query<{ reference: string }>(
        "select reference from product_review order by id desc limit 1",
      );
      return sampleOf(
        readDeskReviewPicture,
        { params: { reference: row?.reference ?? "" } },
        await openOwner(),
      );
    },
    async readInboxPicture() {
      const answer = await api.post("/api/design-briefs", { ...brief, pictures: [await shop.sendPicture()] });
      const { reference } = (answer.json as { readonly data: { readonly reference: string } }).data;
      return sampleOf(readInboxPicture, { params: { reference, position: 0 } }, await openOwner());
    },
    async publishDeskQuestion() {
      const owner = await openOwner();
      return sampleOf(publishDeskQuestion, await question(), owner);
    },
    async withdrawDeskQuestion() {
      const owner = await openOwner();
      const input = await question();
      await owner.done(publishDeskQuestion, input);
      return sampleOf(withdrawDeskQuestion, { params: input.params }, owner);
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
