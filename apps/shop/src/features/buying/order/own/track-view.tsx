import { Container, WithAside } from "@precise/ui/components/layout/layout";
import type { ReactNode } from "react";
import * as css from "../order-view.css.ts";
import { RecentOrders } from "./recent-orders.client.tsx";
import { trackCopy as copy } from "./track-copy.ts";
import type { TrackEntries, TrackGoal } from "./track-entries.ts";
import { TrackForm, type trackTroubleOf } from "./track-form.tsx";

/** The way to an order for guests: its number and e-mail, or what this browser remembers. @source spec §2 "/orders" */
export function TrackView(props: {
  readonly title: string;
  readonly text: string;
  readonly entries: TrackEntries;
  readonly trouble: ReturnType<typeof trackTroubleOf>;
  readonly opens?: TrackGoal | undefined;
  /** Said between the heading and the form. */
  readonly children?: ReactNode;
}) {
  const { title, text, children, ...track } = props;
  return (
    <Container>
      <div className={css.trackPage}>
        <h1>{title}</h1>
        <p className={css.intro}>{text}</p>
        {children}
        <Track {...track} />
      </div>
    </Container>
  );
}

/** The form, what this browser remembers, and where a number is found. */
export function Track(props: {
  readonly entries: TrackEntries;
  readonly trouble: ReturnType<typeof trackTroubleOf>;
  /** What a found order opens; its page unless said otherwise. */
  readonly opens?: TrackGoal | undefined;
  /** Numbers of orders that the page shows already. */
  readonly listed?: readonly string[] | undefined;
}) {
  const { listed, ...form } = props;
  return (
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
        <TrackForm {...form} />
        <RecentOrders listed={listed} opens={form.opens} />
      </div>
    </WithAside>
  );
}
