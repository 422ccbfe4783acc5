import { type DeliveryState, deliveryStates, listDeliveries } from "@precise/contract/desk/deliveries";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Tabs } from "#desk/parts/tabs.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { deliveryColumns } from "./delivery-columns.tsx";
import { queueNames } from "./delivery-words.ts";
import { DispatchDialog } from "./dispatch-dialog.tsx";

const countsEveryMs = 30_000;

/** Orders that are sent out: one queue at a time, and sending many in one go. */
export function DeliveriesScreen() {
  const address = useAddress();
  const state = deliveryStates.find((each) => each === address.state) ?? "to_dispatch";
  const selection = useSelection();
  const [dispatched, setDispatched] = useState<readonly string[] | null>(null);
  const maySend = useMay("order.move");
  const isSendable = maySend && (state === "to_dispatch" || state === "failed" || state === "on_the_way");
  return (
    <ListScreen
      title="Deliveries"
      actions={<DeskLink href="/riders">Riders and their cash</DeskLink>}
      call={listDeliveries}
      rows={(page) => page.deliveries}
      query={({ search }) => ({ state, search: search || undefined })}
      above={<DeliveryTabs current={state} />}
      total={({ counts }, { search }) => (state === "done" || search ? null : counts[state])}
      label={queueNames[state]}
      columns={deliveryColumns}
      rowId={({ key }) => key}
      rowHref={({ key }) => `/deliveries/${key}`}
      searchHint="Number, phone, name, waybill"
      emptyWords={`Nothing is in the queue “${queueNames[state]}”.`}
      selection={isSendable ? selection : undefined}
      bulkActions={(numbers) => (
        <Button onClick={() => setDispatched(numbers)}>
          {state === "to_dispatch" ? "Dispatch" : "Send again"}
        </Button>
      )}
    >
      {dispatched && (
        <DispatchDialog
          numbers={dispatched}
          onClose={(isDone) => {
            setDispatched(null);
            if (isDone) selection.clear();
          }}
        />
      )}
    </ListScreen>
  );
}

/** The queues with what is waiting in each. */
function DeliveryTabs({ current }: { readonly current: DeliveryState }) {
  const { data } = useQuery({
    ...deskQuery(listDeliveries, { query: { state: "failed" } }),
    refetchInterval: countsEveryMs,
  });
  return (
    <Tabs
      label="Queues"
      current={current}
      tabs={deliveryStates.map((state) => ({
        id: state,
        name: queueNames[state],
        href: `/deliveries?state=${state}`,
        count: state === "done" ? undefined : data?.counts[state],
      }))}
    />
  );
}
