import type { moveDeskOrders } from "@precise/contract/desk/kit/jobs";
import { listDeskOrders, orderViews } from "@precise/contract/desk/orders/order-list";
import type { BodyOf } from "@precise/contract/wire/route";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { lazy, Suspense, useMemo, useState } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import { onlyChosen, sortText, type TableState } from "#desk/table/table-state.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import type { MoveTarget } from "./move-many-dialog.tsx";
import { orderColumns, orderFilters, orderShape } from "./order-columns.tsx";

// A list is read before anything of it is moved.
const MoveManyDialog = lazy(async () => ({
  default: (await import("./move-many-dialog.tsx")).MoveManyDialog,
}));
const DispatchDialog = lazy(async () => ({
  default: (await import("#desk/features/deliveries/dispatch-dialog.tsx")).DispatchDialog,
}));
const JobDialog = lazy(async () => ({ default: (await import("#desk/jobs/job-dialog.tsx")).JobDialog }));

const rowId = ({ number }: { readonly number: string }) => number;
const rowHref = ({ number }: { readonly number: string }) => orderPath(number);
/** Not more at once; the API refuses it, too. */
const mostMoved = 500;

/** All orders, and moving many of them. */
export function OrdersScreen() {
  const selection = useSelection();
  const seesMoney = useMay("payment.read");
  const columns = useMemo(() => orderColumns(seesMoney), [seesMoney]);
  const [target, setTarget] = useState<MoveTarget | null>(null);
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const maySend = useMay("order.move");
  const [job, setJob] = useState<string | null>(null);
  return (
    <ListScreen
      title="Orders"
      actions={<DeskLink href="/bulk-acts">My bulk acts</DeskLink>}
      call={listDeskOrders}
      rows={(page) => page.orders}
      query={(state) => ({ ...filterOf(state), sort: sortOf(state) })}
      shape={orderShape}
      columns={columns}
      filters={orderFilters}
      rowId={rowId}
      rowHref={rowHref}
      searchHint="Number, phone, name, article"
      selection={selection}
      views={<SavedViews screen="orders" path="/orders" own={orderViews} />}
      emptyWords="No orders yet."
      tools={({ state, list }) => {
        const filter = filterOf(state);
        const count = list.total ?? 0;
        // All orders of the shop are no view that one moves.
        if (Object.keys(filter).length === 0 || count < 2 || count > mostMoved) return null;
        return (
          <Button tone="secondary" onClick={() => setTarget({ view: { filter, count } })}>
            Move all {count}
          </Button>
        );
      }}
      bulkActions={(ids) => (
        <>
          <Button onClick={() => setTarget({ numbers: ids })}>Move</Button>
          {maySend && (
            <Button tone="secondary" onClick={() => setSent(ids)}>
              Dispatch
            </Button>
          )}
          <ButtonLink tone="secondary" href={papersPath("picking-lists", ids)}>
            Picking lists
          </ButtonLink>
          <ButtonLink tone="secondary" href={papersPath("delivery-notes", ids)}>
            Delivery notes
          </ButtonLink>
          <ButtonLink tone="secondary" href={papersPath("labels", ids)}>
            Labels
          </ButtonLink>
        </>
      )}
    >
      <Suspense>
        {target && (
          <MoveManyDialog
            target={target}
            onClose={() => setTarget(null)}
            onStarted={(id) => {
              setTarget(null);
              selection.clear();
              setJob(id);
            }}
          />
        )}
        {sent && (
          <DispatchDialog
            numbers={sent}
            onClose={(isDone) => {
              setSent(null);
              if (isDone) selection.clear();
            }}
          />
        )}
        {job !== null && (
          <JobDialog
            id={job}
            title="Moving orders"
            stale={[listDeskOrders]}
            rowHref={orderPath}
            onClose={() => setJob(null)}
          />
        )}
      </Suspense>
    </ListScreen>
  );
}

function orderPath(number: string): string {
  return `/orders/${number}`;
}

function papersPath(kind: string, numbers: readonly string[]): string {
  return `/api/desk/orders/papers/${kind}.pdf?numbers=${numbers.join(",")}`;
}

type Filter = NonNullable<NonNullable<BodyOf<typeof moveDeskOrders>["view"]>["filter"]>;

function filterOf({ search, filters }: TableState): Filter {
  const { stage, money, payment, from, to } = filters;
  const delivery = onlyChosen(["delivery", "pickup"], filters.delivery);
  const held = onlyChosen(["yes", "no"], filters.held);
  const trouble = onlyChosen(["yes"], filters.trouble);
  const buyer = onlyChosen(["shopper", "company"], filters.buyer);
  return {
    ...(search === "" ? {} : { search }),
    ...(stage && { stage: stage.join() }),
    ...(money && { money: money.join() }),
    ...(payment && { payment: payment.join() }),
    ...(delivery && { delivery }),
    ...(buyer && { buyer }),
    ...(held && { held }),
    ...(trouble && { trouble }),
    ...(from?.[0] && { from: from[0] }),
    ...(to?.[0] && { to: to[0] }),
  };
}

/** The list can be sorted by a moment only upwards where it waits for one. */
function sortOf({ sort }: TableState) {
  const text = sort === null ? "-placed_at" : sortText(sort);
  const known = ["-placed_at", "placed_at", "-payable", "payable", "waits_until"] as const;
  return known.find((each) => each === text) ?? (text === "-waits_until" ? "waits_until" : "-placed_at");
}
