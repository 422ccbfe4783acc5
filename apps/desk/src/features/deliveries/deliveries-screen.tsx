import {
  type DeliveryRow,
  type DeliveryState,
  deliveryStates,
  listDeliveries,
} from "@precise/contract/desk/deliveries";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import type { ScreenSearch } from "#desk/address/search-text.ts";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery, deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import * as css from "./deliveries.css.ts";
import { deliveryColumns } from "./delivery-columns.tsx";
import { queueNames } from "./delivery-words.ts";
import { DispatchDialog } from "./dispatch-dialog.tsx";

const countsEveryMs = 30_000;

const shape = { columns: deliveryColumns, filters: [] };

/** Orders that are sent out: one queue at a time, and sending many in one go. */
export function DeliveriesScreen() {
  const address = useRouterState({ select: ({ location }) => location.search as ScreenSearch });
  const state = deliveryStates.find((each) => each === address.state) ?? "to_dispatch";
  const control = useTableState(shape);
  const query = { state, search: control.state.search || undefined };
  const list = useList(
    deskListQuery<DeliveryRow>(deskKey(listDeliveries, { query }), async (cursor) => {
      const page = await deskCall(listDeliveries, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { deliveries, next, counts } = page.value;
      const total = state === "done" || query.search ? null : counts[state];
      return { ok: true, value: { rows: deliveries, total, nextCursor: next } };
    }),
  );
  const selection = useSelection();
  const [dispatched, setDispatched] = useState<readonly string[] | null>(null);
  const maySend = useMay("order.move");
  const isSendable = maySend && (state === "to_dispatch" || state === "failed" || state === "on_the_way");
  return (
    <Page title="Deliveries" actions={<DeskLink href="/riders">Riders and their cash</DeskLink>} isFilled>
      <DeliveryTabs current={state} />
      <DataTable
        label={queueNames[state]}
        columns={deliveryColumns}
        control={control}
        list={list}
        rowId={({ number }) => number}
        rowHref={({ number }) => `/deliveries/${number}`}
        searchHint="Number, phone, name, waybill"
        emptyWords={`Nothing is in the queue “${queueNames[state]}”.`}
        {...(isSendable && {
          selection,
          bulkActions: (numbers) => (
            <Button onClick={() => setDispatched(numbers)}>
              {state === "to_dispatch" ? "Dispatch" : "Send again"}
            </Button>
          ),
        })}
      />
      {dispatched && (
        <DispatchDialog
          numbers={dispatched}
          onClose={(isDone) => {
            setDispatched(null);
            if (isDone) selection.clear();
          }}
        />
      )}
    </Page>
  );
}

/** The queues with what waits in each. */
function DeliveryTabs({ current }: { readonly current: DeliveryState }) {
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
