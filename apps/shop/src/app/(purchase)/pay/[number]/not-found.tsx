import "people-stylesheet";
import { trackCopy } from "#shop/features/buying/order/own/track-copy.ts";
import { TrackView } from "#shop/features/buying/order/own/track-view.tsx";

/** The same for a wrong number and for another person's order: a way to find your own. */
export default function OrderNotFound() {
  return (
    <TrackView
      title={trackCopy.notHereTitle}
      text={trackCopy.notHereText}
      entries={{ number: "", email: "" }}
      trouble={null}
    />
  );
}
