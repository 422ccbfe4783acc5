import { type IncomingDelivery, listIncoming } from "@precise/contract/desk/stock";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Tabs } from "#desk/parts/tabs.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ExpectDialog } from "./expect-dialog.tsx";

const tabs = [
  { state: "expected", name: "Expected" },
  { state: "ended", name: "Received or cancelled" },
] as const;

/** What suppliers are to bring, the earliest first; what is late is named. */
export function IncomingScreen() {
  const address = useAddress();
  const state = address.state === "ended" ? "ended" : "expected";
  const { data: deliveries, error } = useQuery(deskQuery(listIncoming, { query: { state } }));
  const failure = failureOf(error);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useMay("stock.adjust");
  return (
    <Page
      title="Incoming goods"
      beside={<DeskLink href="/stock">Stock</DeskLink>}
      actions={mayAdd && <Button onClick={() => setAdding(true)}>Expect goods</Button>}
    >
      <Tabs
        label="Deliveries"
        current={state}
        tabs={tabs.map(({ state: id, name }) => ({ id, name, href: `/incoming?state=${id}` }))}
      />
      <Unread answer={deliveries} failure={failure} reading="Reading deliveries" />
      {deliveries?.length === 0 && (
        <p>{state === "expected" ? "No goods are expected." : "Nothing was received or cancelled yet."}</p>
      )}
      {deliveries !== undefined && deliveries.length > 0 && (
        <DenseTable
          label="Deliveries"
          columns={[
            { key: "supplier", head: "Supplier", isRowHead: true },
            { key: "reference", head: "Reference" },
            { key: "day", head: "Expected on" },
            { key: "state", head: "State" },
            { key: "articles", head: "Articles", align: "end" },
            { key: "pieces", head: "Received", align: "end" },
          ]}
          rows={deliveries.map((delivery) => ({
            key: String(delivery.id),
            tone: delivery.is_late ? "caution" : undefined,
            cells: {
              supplier: <DeskLink href={`/incoming/${delivery.id}`}>{delivery.supplier}</DeskLink>,
              reference: delivery.reference,
              day: dayText(delivery.expected_on),
              state: delivery.is_late ? "Late" : stateNames[delivery.state],
              articles: delivery.lines.length,
              pieces: (
                <span className={texts.figure}>
                  {sumOf(delivery, "received")} of {sumOf(delivery, "quantity")}
                </span>
              ),
            },
          }))}
        />
      )}
      {isAdding && <ExpectDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

export const stateNames: Readonly<Record<IncomingDelivery["state"], string>> = {
  expected: "Expected",
  received: "Received",
  cancelled: "Cancelled",
};

function sumOf({ lines }: IncomingDelivery, key: "received" | "quantity"): number {
  return lines.reduce((sum, line) => sum + line[key], 0);
}
