import { cutText } from "@precise/contract/wire/cut-text";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { packEntries, readMessageCookie } from "#shop/features/messages/message-cookie.ts";

export const reviewCookieName = "review";

/** What was typed about one article, as the form names it; empty texts for what was not. */
export interface ReviewEntries {
  readonly sku: string;
  readonly stars: string;
  readonly title: string;
  readonly text: string;
  readonly power: string;
  /** `on` where the name may be shown. */
  readonly shows_name: string;
  readonly without_picture: string;
}

/** Brings what was typed back to a form that could not be sent, for a quarter of an hour; null forgets it. */
export function reviewCookie(number: string, entries: ReviewEntries | null): CookieToSet {
  return {
    name: reviewCookieName,
    value: entries === null ? "" : packEntries({ ...entries }),
    path: orderPage(number),
    maxAgeSeconds: entries === null ? 0 : 15 * 60,
    httpOnly: true,
  };
}

/** What the cookie keeps; nothing where it is not one of ours. */
export function readReviewCookie(cookie: string | undefined): ReviewEntries {
  const kept = readMessageCookie(cookie);
  return entriesBy((name) => (typeof kept[name] === "string" ? kept[name] : ""));
}

/** Everything of a post that the form asks for. */
export function reviewEntriesOf(typed: URLSearchParams): ReviewEntries {
  return entriesBy((name) => cutText((typed.get(name) ?? "").trim(), 2000));
}

function entriesBy(text: (name: string) => string): ReviewEntries {
  return {
    sku: text("sku"),
    stars: text("stars"),
    title: text("title"),
    text: text("text"),
    power: text("power"),
    shows_name: text("shows_name"),
    without_picture: text("without_picture"),
  };
}

/** Where the goods of an order are reviewed. */
export function reviewPage(number: string): `/${string}` {
  return `${orderPage(number)}/review`;
}
