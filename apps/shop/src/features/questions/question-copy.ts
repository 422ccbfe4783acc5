import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { emailMalformed } from "@precise/web/forms/email-sentences";

/** What became of a question, as its page says it. */
export const questionOutcomes = [
  "sent",
  "short",
  "invalid",
  "gone",
  "too_many_requests",
  "unreachable",
] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

/** Words of questions about an article. @source design D11 */
export const questionCopy = {
  section: "Questions and answers",
  ask: "Ask about this light",
  pageTitle: "Ask about a light",
  title: (name: string) => `Ask about ${name}`,
  question: "Your question",
  hint: "Leave out names, phone numbers and addresses: we may show your question with our answer.",
  name: "First name",
  email: "E-mail address",
  emailHint: "For our answer. Without it, look for the answer on the product's page.",
  website: "Leave this empty",
  send: "Send the question",
  toProduct: "Back to the product",
  sent: "We have your question. We answer within two working days.",
  problems: {
    short: "Write your question in at least ten letters.",
    invalid: emailMalformed,
    gone: "We no longer sell this light.",
    too_many_requests: tooManyAttempts(),
    unreachable: "We could not send your question. Try again in a moment.",
  } satisfies Record<Exclude<QuestionOutcome, "sent">, string>,
} as const;
