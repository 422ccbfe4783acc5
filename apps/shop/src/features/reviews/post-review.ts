import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { powerSources } from "@precise/cart-core/review-states";
import { withdrawReview, writeReview } from "@precise/contract/shop/reviews";
import { cutText } from "@precise/contract/wire/cut-text";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName, orderPage } from "#shop/base/storage/order-cookie.ts";
import type { PostedBrief } from "#shop/features/messages/read-brief.ts";
import { sendPictures } from "#shop/features/messages/send-pictures.ts";
import type { ReviewProblem } from "./review-copy.ts";
import { reviewCookie, reviewEntriesOf, reviewPage } from "./review-entries.ts";

/** Fewer letters say nothing. @source packages/contract/src/shop/reviews.ts */
const fewest = 10;

/**
 * Sends, changes or deletes a review, for anyone who may see the order. What could not be sent comes back to the form.
 * @source design D20
 */
export async function postReview(
  number: string,
  { form: { form, files }, cookies, api }: Pick<FormPost<PostedBrief>, "form" | "cookies" | "api">,
): Promise<FormAnswer> {
  if (!isOrderNumber(number)) return { to: "/orders" };
  const email = cookies.get(orderCookieName);
  if (email === undefined && !hasSessionCookie(cookies)) return { to: orderPage(number) };
  const entries = reviewEntriesOf(form);
  const { sku, title, text } = entries;
  const which = { number, ...(email !== undefined && { email }), sku };
  const at = (query: string) => `${reviewPage(number)}?sku=${encodeURIComponent(sku)}&${query}` as const;
  const back = (problem: ReviewProblem): FormAnswer => ({
    to: at(`problem=${problem}`),
    cookies: [reviewCookie(number, entries)],
  });
  const done = (what: string): FormAnswer => ({ to: at(what), cookies: [reviewCookie(number, null)] });
  if (form.get("act") === "withdraw") {
    const gone = await call(api, withdrawReview, { body: which });
    return gone.ok ? done("done=withdrawn") : back(problemOf(gone.failure));
  }
  if (!/^[1-5]$/.test(entries.stars)) return back("no_stars");
  if (text.length < fewest) return back("short");
  const power = powerSources.find((each) => each === entries.power);
  const sent = await sendPictures(api, files.slice(0, 1), []);
  if (sent.problem !== null) return back("picture");
  const [picture] = sent.tokens;
  const written = await call(api, writeReview, {
    body: {
      ...which,
      stars: Number(entries.stars),
      ...(title !== "" && { title: cutText(title, 80) }),
      text,
      ...(power !== undefined && { power_source: power }),
      shows_name: entries.shows_name !== "",
      ...(picture !== undefined && { picture }),
      ...(entries.without_picture !== "" && { without_picture: true }),
    },
  });
  return written.ok ? done("done=sent") : back(problemOf(written.failure));
}

function problemOf({ code }: ApiFailure): ReviewProblem {
  switch (code) {
    case "order_not_delivered":
      return "not_delivered";
    case "not_reviewable":
    case "unknown_sku":
      return "not_open";
    case "unknown_picture":
      return "picture";
    case "rate_limited":
      return "too_many_requests";
    default:
      return "unreachable";
  }
}
