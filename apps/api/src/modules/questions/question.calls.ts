import type { questionCalls } from "@precise/contract/shop/questions";
import { findSellable } from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { isSuspect } from "#api/modules/messages/is-suspect.ts";
import { messageFacts } from "#api/modules/messages/message-facts.ts";
import { queueArrivedMail } from "#api/modules/messages/message-mails.ts";
import { keepMessage } from "#api/modules/messages/message-rows.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import { readProductQuestions } from "./question-rows.ts";

/** Who asks without a name. */
const nameless = "Visitor";

/** Questions about articles: they come to the inbox of the staff like other messages. The asker is mailed the answer alone. */
export function questionHandlers(deps: {
  readonly db: Database;
  readonly limiter: Limiter;
  readonly content: ShopContent;
}): Answers<typeof questionCalls> {
  const { db, limiter, content } = deps;
  return {
    listProductQuestions: async ({ params }) =>
      answer({ questions: await readProductQuestions(db, params.sku) }),
    askQuestion: {
      limit: "messages",
      async handle({ body: { sku, question, name = "", email = "", website } }) {
        if (email !== "") {
          const verdict = await limiter.count("messageAddress", email.toLowerCase());
          if (!verdict.allowed) {
            const { retryAfterSeconds } = verdict;
            return failure(
              429,
              "rate_limited",
              "Too many messages from this e-mail address. Try again later.",
              {
                retryAfterSeconds,
              },
            );
          }
        }
        const [product] = (await findSellable(db, [sku])).values();
        if (!product) return failure(422, "unknown_sku", "We do not sell this article.", { field: "sku" });
        const messageContent = { sku: product.sku, product: product.name, message: question };
        const suspect = isSuspect({ website, texts: [question, name] });
        const reference = await db.transaction(async (tx) => {
          const kept = await keepMessage(tx, {
            kind: "question",
            name: name === "" ? nameless : name,
            email,
            content: messageContent,
            isSuspect: suspect,
          });
          if (kept.isNew && !suspect)
            await queueArrivedMail(tx, content.company.email, {
              about: "question",
              reference: kept.reference,
              name: name === "" ? nameless : name,
              email,
              facts: messageFacts(messageContent).map(([label, value]) => [label, value]),
              text: question,
              pictures: 0,
            });
          return kept.reference;
        });
        return answer({ reference });
      },
    },
  };
}
