import { newAttempt } from "@precise/web/forms/attempt";
import { entriesIn } from "@precise/web/forms/entries-in";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { checkDetailsToday } from "./check-details.ts";
import { draftCookies, draftOf, readDraft } from "./checkout-draft.ts";
import { longestKept } from "./checkout-fields.ts";

/**
 * Keeps what was typed, right or wrong, even when the session has ended, and leads to the review when it is
 * complete. Field `intent`: "areas" shows the areas of the chosen state, for browsers without JavaScript.
 * @source design D20
 */
export async function postDetails({
  form,
  cookies,
}: Pick<TradePost, "form" | "cookies">): Promise<FormAnswer> {
  const owner = (form.get("owner") ?? "").slice(0, 64);
  const before = draftOf(
    readDraft((name) => cookies.get(name)),
    owner,
  );
  const entries = { ...before.entries, ...entriesIn(form, longestKept) };
  const kept = draftCookies({ owner, entries, attempt: newAttempt() });
  if (form.get("intent") === "areas") return { to: `${paths.checkout}?areas=1#lga`, cookies: kept };
  const isComplete = Object.keys(checkDetailsToday(entries)).length === 0;
  return { to: isComplete ? paths.review : pathWithQuery(paths.checkout, { check: "1" }), cookies: kept };
}
