import "people-stylesheet";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { readTrackEntries, trackCookieName } from "#shop/features/buying/order/own/track-entries.ts";
import { trackTroubleOf } from "#shop/features/buying/order/own/track-form.tsx";
import { hangProblemOf } from "#shop/features/my-lights/hang-problem.ts";
import { myLightsCopy } from "#shop/features/my-lights/my-lights-copy.ts";
import { MyLightsView } from "#shop/features/my-lights/my-lights-view.tsx";
import { loadHangEntries, loadOwnLights } from "#shop/features/my-lights/own-lights.data.ts";

export const metadata: Metadata = { title: myLightsCopy.title, robots: { index: false } };

/** What a signed-in person bought and where it hangs, and the way to the lights of one order. */
export default async function MyLightsPage({ searchParams }: PageProps<"/my-lights">) {
  const [{ problem, saved, trouble }, jar, own, entries] = await Promise.all([
    searchParams,
    cookies(),
    loadOwnLights(),
    loadHangEntries(),
  ]);
  return (
    <MyLightsView
      own={own}
      forms={{
        isOfAll: true,
        problem: hangProblemOf(problem),
        entries,
        saved: typeof saved === "string" ? saved : null,
      }}
      entries={readTrackEntries(jar.get(trackCookieName)?.value)}
      trouble={trackTroubleOf(trouble)}
    />
  );
}
