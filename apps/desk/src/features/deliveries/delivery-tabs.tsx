import { type DeliveryState, deliveryStates, listDeliveries } from "@precise/contract/desk/deliveries";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as css from "./deliveries.css.ts";
import { queueNames } from "./delivery-words.ts";

const countsEveryMs = 30_000;

/** The queues with what waits in each. */
export function DeliveryTabs({ current }: { readonly current: DeliveryState }) {
  const { data } = useQuery({
    ...deskQuery(listDeliveries, { query: { state: "failed" } }),
    refetchInterval: countsEveryMs,
  });
  return (
    <nav className={css.tabs} aria-label="Queues">
      {deliveryStates.map((state) => (
        <DeskLink
          key={state}
          className={css.tab}
          href={`/deliveries?state=${state}`}
          aria-current={state === current ? "page" : undefined}
        >
          {queueNames[state]}
          {data && state !== "done" && <span className={css.figure}>{data.counts[state]}</span>}
        </DeskLink>
      ))}
    </nav>
  );
}
