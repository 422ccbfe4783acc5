import "people-stylesheet";
import { TrackView } from "../../../../features/order/track-view.tsx";
import { trackCopy } from "../../../../purchase/copy/track-copy.ts";

/** The same for a wrong number and for somebody else's order: a way to find one's own. */
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
