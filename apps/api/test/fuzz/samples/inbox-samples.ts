import { closeInboxMessage } from "@precise/contract/desk/inbox/inbox";
import { publishDeskQuestion } from "@precise/contract/desk/inbox/questions";
import { publishDeskReview } from "@precise/contract/desk/inbox/reviews";
import { brief, contactMessage } from "../../modules/messages/message-samples.ts";
import { reviewBody } from "../../modules/reviews/review-samples.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** What people write to the shop, with their pictures: messages, questions and reviews. */
export function inboxSamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner } = shop;
  async function sent(path: string, body: object): Promise<{ readonly reference: string }> {
    const answer = await api.post(path, body);
    const { reference } = (answer.json as { readonly data: { readonly reference: string } }).data;
    return { reference };
  }
  /** A message that nobody has answered. The same words of the same person would be the same message. */
  async function message() {
    const body = { ...contactMessage, email: `${shop.next("writer")}@example.com` };
    return { params: await sent("/api/contact", body), ifMatch: 1 };
  }
  /** What publishes a question that a shopper has asked. */
  async function question() {
    await shop.putGoods();
    const body = {
      question: `Does it hang from ${shop.next("beam")}?`,
      answer: "Yes. Plugs are in the box.",
    };
    const params = await sent("/api/questions", { sku: "FUZZ-LAMP", question: body.question });
    return { params, ifMatch: 1, body };
  }
  /** A review that nobody has read. */
  async function review(changes: Record<string, unknown> = {}) {
    await api.post("/api/orders/reviews", reviewBody(await shop.delivered(), "FUZZ-LAMP", changes));
    const [row] = await api.db.query<{ reference: string }>(
      "select reference from review order by id desc limit 1",
    );
    return { params: { reference: row?.reference ?? "" }, ifMatch: 1 };
  }

  return {
    ...about(message, [
      "readInboxMessage",
      "answerInboxMessage",
      "noteInboxMessage",
      "assignInboxMessage",
      "closeInboxMessage",
      "deleteInboxMessage",
    ]),
    ...about(async () => {
      const { params, ifMatch } = await message();
      await (await openOwner()).done(closeInboxMessage, { params, ifMatch });
      return { params, ifMatch: 2 };
    }, ["reopenInboxMessage"]),
    ...about(async () => {
      const pictures = [await shop.sendPicture()];
      const { reference } = await sent("/api/design-briefs", { ...brief, pictures });
      return { params: { reference, position: 0 } };
    }, ["readInboxPicture"]),
    ...about(question, ["publishDeskQuestion"]),
    ...about(async () => {
      const input = await question();
      await (await openOwner()).done(publishDeskQuestion, input);
      return { params: input.params };
    }, ["withdrawDeskQuestion"]),
    ...about(review, ["readDeskReview", "publishDeskReview", "refuseDeskReview"]),
    ...about(async () => {
      const { params, ifMatch } = await review();
      await (await openOwner()).done(publishDeskReview, { params, ifMatch });
      return { params, ifMatch: 2 };
    }, ["answerDeskReview"]),
    ...about(async () => review({ picture: await shop.sendPicture() }), ["readDeskReviewPicture"]),
  };
}
