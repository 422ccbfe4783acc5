import * as z from "zod/mini";
import { seenRevision } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph, searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { inboxMessage } from "./inbox.ts";

/** A question that stands on a product's page with its answer. */
export const deskQuestion = z.object({
  /** Of the message; it may be deleted already. */
  reference: z.string(),
  sku: z.string(),
  question: z.string(),
  answer: z.string(),
  answered_at: z.string(),
});
export type DeskQuestion = z.infer<typeof deskQuestion>;

const which = z.object({ reference: line(1, 20) });

export const listDeskQuestions = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/questions",
  permission: "messages",
  tag: "Questions",
  summary: "Questions that stand on products' pages, the newest 200",
  query: z.object({
    /** A SKU, a reference, or words. */
    search: z.optional(searchText(80)),
  }),
  yields: "questions",
  data: z.object({ questions: z.array(deskQuestion) }),
});

export const publishDeskQuestion = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/{reference}/publish",
  permission: "messages",
  tag: "Questions",
  summary: "Shows a question of the inbox and its answer on its product's page, in words that name nobody",
  params: which,
  headers: seenRevision,
  body: z.strictObject({
    question: paragraph(1000).check(z.minLength(1)),
    answer: paragraph(2000).check(z.minLength(1)),
  }),
  yields: "message",
  data: z.object({ message: inboxMessage }),
  failures: [404, 409],
});

export const withdrawDeskQuestion = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/questions/{reference}/withdraw",
  permission: "messages",
  tag: "Questions",
  summary: "Takes a question from its product's page",
  params: which,
  yields: "withdrawn",
  data: z.object({ withdrawn: z.string() }),
  failures: [404],
});

/** The desk's calls of questions; what came in is read and answered in the inbox. */
export const deskQuestionCalls = /* @__PURE__ */ group(
  { listDeskQuestions, publishDeskQuestion, withdrawDeskQuestion },
  {
    publishDeskQuestion: {
      question: "Does it hang from a concrete ceiling?",
      answer: "Yes. Plugs and screws for concrete are in the box.",
    },
  },
);
