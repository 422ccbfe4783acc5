import { Container, WithAside } from "@precise/ui/components/layout";
import { trackCopy as copy } from "../../purchase/copy/track-copy.ts";
import * as css from "./order-view.css.ts";
import { RecentOrders } from "./recent-orders.client.tsx";
import type { TrackEntries } from "./track-entries.ts";
import { TrackForm, type trackTroubleOf } from "./track-form.tsx";

/** The way to an order for guests: its number and e-mail, or what this browser remembers. @source SPEC §2 "/orders" */
export function TrackView(props: {
  readonly title: string;
  readonly text: string;
  readonly entries: TrackEntries;
  readonly trouble: ReturnType<typeof trackTroubleOf>;
}) {
  const { title, text, entries, trouble } = props;
  return (
    <Container>
      <div className={css.trackPage}>
        <h1>{title}</h1>
        <p className={css.intro}>{text}</p>
        <WithAside
          aside={
            <section className={css.where} aria-labelledby="where">
              <h2 id="where" className={css.partTitle}>
                {copy.whereTitle}
              </h2>
              <ul className={css.whereList}>
                {copy.where.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </section>
          }
        >
          <div className={css.parts}>
            <TrackForm entries={entries} trouble={trouble} />
            <RecentOrders />
          </div>
        </WithAside>
      </div>
    </Container>
  );
}
