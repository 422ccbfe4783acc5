import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { messageReference } from "../wire/sender.ts";
import { emailAddress, line, namedSku, paragraph } from "../wire/text.ts";

/** A question about an article that the shop has answered for everybody; in words of the staff where that reads better. */
export const answeredQuestion = z.object({
  reference: z.string(),
  question: z.string(),
  answer: z.string(),
  /** YYYY-MM-DD in Lagos. */
  answered_on: z.string(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const listProductQuestions = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/product/questions/{sku}",
  tag: "Questions",
  summary: "Answered questions about an article and its family, the newest first, 20 at most",
  params: z.object({ sku: namedSku }),
  yields: "questions",
  data: z.object({ questions: z.array(answeredQuestion) }),
});

/**
 * The same question twice within an hour is one, and answers the same reference. 422 `unknown_sku` where there is no such article
 * on sale. `website` is a field that people never see.
 */
export const askQuestion = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/questions",
  tag: "Questions",
  summary: "Asks the shop about an article; it comes to the inbox of the staff",
  status: 201,
  body: z.strictObject({
    sku: namedSku,
    question: paragraph(1000).check(z.minLength(10)),
    name: z.optional(line(0, 60)),
    /** For the answer; without it the answer stands on the product's page alone, if it is published. */
    email: z.optional(emailAddress),
    website: z.optional(line(0, 200)),
  }),
  yields: "reference",
  data: messageReference,
  failures: [422],
});

/** The calls of questions about articles. */
export const questionCalls = /* @__PURE__ */ group(
  { listProductQuestions, askQuestion },
  {
    askQuestion: {
      sku: "PR-CH-ADN60-BB",
      question: "Does it hang from a concrete ceiling?",
      email: "ada@example.com",
    },
  },
);
