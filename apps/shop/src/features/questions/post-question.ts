import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { askQuestion } from "@precise/contract/shop/questions";
import { withoutControlCharacters } from "@precise/contract/wire/clean-text";
import { cutText } from "@precise/contract/wire/cut-text";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import type { QuestionOutcome } from "./question-copy.ts";
import { questionCookie, questionPage } from "./question-entries.ts";

/** Fewer letters ask nothing. @source packages/contract/src/shop/questions.ts */
const fewest = 10;

/** Asks about an article. What could not be sent comes back to the form. @source design D20 */
export async function postQuestion({ form, api }: Pick<FormPost, "form" | "api">): Promise<FormAnswer> {
  const one = (name: string, most: number) =>
    cutText(withoutControlCharacters(form.get(name) ?? "").trim(), most);
  const sku = one("sku", 64);
  if (sku === "") return { to: "/products" };
  const entries = { question: one("question", 1000), name: one("name", 60), email: one("email", 255) };
  const website = one("website", 200);
  const outcome: QuestionOutcome =
    entries.question.length < fewest
      ? "short"
      : outcomeOf(
          await call(api, askQuestion, {
            body: {
              sku,
              question: entries.question,
              ...(entries.name !== "" && { name: entries.name }),
              ...(entries.email !== "" && { email: entries.email }),
              ...(website !== "" && { website }),
            },
          }),
        );
  return {
    to: `${questionPage(sku)}?outcome=${outcome}`,
    cookies: [questionCookie(outcome === "sent" ? null : entries)],
  };
}

function outcomeOf(
  result: { readonly ok: true } | { readonly ok: false; readonly failure: ApiFailure },
): QuestionOutcome {
  if (result.ok) return "sent";
  const { code, status } = result.failure;
  if (code === "unknown_sku") return "gone";
  if (status === 400) return "invalid";
  return status === 429 ? "too_many_requests" : "unreachable";
}
