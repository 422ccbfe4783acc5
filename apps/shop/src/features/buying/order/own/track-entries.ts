import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { routes } from "#shop/base/routes/route-table.ts";

/** What was typed into the tracking form. */
export interface TrackEntries {
  readonly number: string;
  readonly email: string;
}

export const trackCookieName = "track";

/** What a found order opens: its own page, or where its lights hang. The form stands on a page for each. */
export type TrackGoal = "order" | "lights";

/** The page of the form. */
export const trackPages = { order: "/orders", lights: routes.myLights.href } as const;

/** Keeps the entries for ten minutes, for the page of the form only; null forgets them. */
export function trackEntriesCookie(entries: TrackEntries | null, goal: TrackGoal = "order"): CookieToSet {
  return {
    name: trackCookieName,
    value: entries === null ? "" : new URLSearchParams({ ...entries }).toString(),
    path: trackPages[goal],
    maxAgeSeconds: entries === null ? 0 : 600,
    httpOnly: true,
  };
}

/** The entries read back; empty texts where there are none. */
export function readTrackEntries(cookie: string | undefined): TrackEntries {
  const entries = new URLSearchParams(cookie ?? "");
  return {
    number: entries.get("number")?.slice(0, 41) ?? "",
    email: entries.get("email")?.slice(0, 255) ?? "",
  };
}
