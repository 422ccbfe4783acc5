import { Alert } from "@precise/ui/components/feedback/alert";
import { Container } from "@precise/ui/components/layout/layout";
import { routes } from "#shop/base/routes/route-table.ts";
import type { OwnOrders as Own } from "../order.data.ts";
import * as css from "../order-view.css.ts";
import * as own from "./own-orders.css.ts";
import { OwnOrders } from "./own-orders.tsx";
import { ownOrdersCopy as copy } from "./own-orders-copy.ts";
import { trackCopy } from "./track-copy.ts";
import type { TrackEntries } from "./track-entries.ts";
import type { trackTroubleOf } from "./track-form.tsx";
import { Track, TrackView } from "./track-view.tsx";

/** A signed-in person's orders above the way to any other order; that way alone for guests. @source spec §2 "/orders" */
export function OrdersView(props: {
  readonly own: Own;
  readonly page: number;
  readonly entries: TrackEntries;
  readonly trouble: ReturnType<typeof trackTroubleOf>;
}) {
  const { page, ...track } = props;
  if (props.own.kind !== "listed") {
    const { kind } = props.own;
    return (
      <TrackView
        title={trackCopy.title}
        text={trackCopy.text}
        entries={track.entries}
        trouble={track.trouble}
      >
        {kind === "guest" ? <LogIn /> : <Alert tone="caution">{copy[kind]}</Alert>}
        {kind === "over" && <LogIn />}
      </TrackView>
    );
  }
  return (
    <Container>
      <div className={css.trackPage}>
        <h1>{copy.title}</h1>
        <p>
          <a className={css.handle} href={routes.myLights.href}>
            {copy.lights}
          </a>
        </p>
        <OwnOrders orders={props.own.orders} page={page} />
        <section className={own.track} aria-labelledby="other-order">
          <h2 id="other-order">{copy.other}</h2>
          <p className={css.intro}>{copy.otherText}</p>
          <Track
            entries={track.entries}
            trouble={track.trouble}
            listed={props.own.orders.map(({ number }) => number)}
          />
        </section>
      </div>
    </Container>
  );
}

function LogIn() {
  return (
    <p>
      <a className={css.handle} href="/auth?returnTo=/orders">
        {copy.logIn}
      </a>
    </p>
  );
}
