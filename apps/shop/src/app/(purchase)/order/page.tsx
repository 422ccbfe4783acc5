import { Container } from "@precise/ui/components/layout";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { trackPage } from "../../../features/order/order-view.css.ts";
import { readTrackEntries, trackCookieName } from "../../../features/order/track-entries.ts";
import { TrackForm, trackTroubleOf } from "../../../features/order/track-form.tsx";
import { orderCopy } from "../../../purchase/copy/order-copy.ts";

export const metadata: Metadata = { title: orderCopy.trackTitle, robots: { index: false } };

/** Finds an order by number and e-mail. */
export default async function TrackOrderPage({ searchParams }: PageProps<"/order">) {
  const [query, jar] = await Promise.all([searchParams, cookies()]);
  return (
    <Container>
      <div className={trackPage}>
        <h1>{orderCopy.trackTitle}</h1>
        <p>{orderCopy.trackText}</p>
        <TrackForm
          entries={readTrackEntries(jar.get(trackCookieName)?.value)}
          trouble={trackTroubleOf(query.trouble)}
        />
      </div>
    </Container>
  );
}
