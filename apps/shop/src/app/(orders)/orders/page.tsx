import type { Metadata } from "next";
import { cookies } from "next/headers";
import { readTrackEntries, trackCookieName } from "../../../features/order/track-entries.ts";
import { trackTroubleOf } from "../../../features/order/track-form.tsx";
import { TrackView } from "../../../features/order/track-view.tsx";
import { trackCopy } from "../../../purchase/copy/track-copy.ts";

export const metadata: Metadata = { title: trackCopy.title, robots: { index: false } };

/** Finds an order by number and e-mail. @source SPEC §2 "/orders: My orders and order tracking" */
export default async function OrdersPage({ searchParams }: PageProps<"/orders">) {
  const [query, jar] = await Promise.all([searchParams, cookies()]);
  return (
    <TrackView
      title={trackCopy.title}
      text={trackCopy.text}
      entries={readTrackEntries(jar.get(trackCookieName)?.value)}
      trouble={trackTroubleOf(query.trouble)}
    />
  );
}
