import { type IncomingDelivery, readIncoming } from "@precise/contract/desk/stock";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { CancelIncomingDialog, PostponeDialog } from "./change-incoming-dialogs.tsx";
import { ReceiveForm } from "./receive-goods-form.tsx";
import { itemHref } from "./stock-words.ts";

/** One delivery of a supplier: what of it came, and receiving the rest. */
export function IncomingDeliveryScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readIncoming}
      input={{ params: { id: Number(id) } }}
      title="Incoming goods"
      reading="Reading the delivery"
    >
      {(delivery) => <Incoming delivery={delivery} />}
    </RecordScreen>
  );
}

function Incoming({ delivery }: { readonly delivery: IncomingDelivery }) {
  const [dialog, setDialog] = useState<"postpone" | "cancel" | null>(null);
  const mayReceive = useMay("stock.adjust");
  const isOpen = delivery.state === "expected" && mayReceive;
  return (
    <Page
      title={delivery.supplier}
      beside={<span className={delivery.is_late ? texts.caution : texts.muted}>{stateWords(delivery)}</span>}
      actions={
        isOpen && (
          <>
            <Button tone="secondary" onClick={() => setDialog("cancel")}>
              Cancel the rest
            </Button>
            <Button tone="secondary" onClick={() => setDialog("postpone")}>
              Another day
            </Button>
          </>
        )
      }
    >
      <DeskLink href="/incoming">All incoming goods</DeskLink>
      {isOpen ? (
        <ReceiveForm key={delivery.receipts.length} delivery={delivery} />
      ) : (
        <DenseTable
          label="Goods"
          columns={[
            { key: "sku", head: "Item", isRowHead: true, isCode: true },
            { key: "name", head: "Name", isWide: true },
            { key: "quantity", head: "Expected", align: "end" },
            { key: "received", head: "Received", align: "end" },
          ]}
          rows={delivery.lines.map(({ sku, name, quantity, received }) => ({
            key: sku,
            cells: { sku: <DeskLink href={itemHref(sku)}>{sku}</DeskLink>, name, quantity, received },
          }))}
        />
      )}
      <Receipts delivery={delivery} />
      {dialog === "postpone" && <PostponeDialog delivery={delivery} onClose={() => setDialog(null)} />}
      {dialog === "cancel" && <CancelIncomingDialog delivery={delivery} onClose={() => setDialog(null)} />}
    </Page>
  );
}

function stateWords({ state, is_late, expected_on, reference }: IncomingDelivery): string {
  const day = dayText(expected_on);
  const words =
    state === "expected"
      ? `${is_late ? "Late: it was expected" : "Expected"} on ${day}`
      : state === "received"
        ? "All of it came"
        : "The rest was cancelled";
  return reference === "" ? words : `${reference}. ${words}`;
}

function Receipts({ delivery: { receipts } }: { readonly delivery: IncomingDelivery }) {
  if (receipts.length === 0) return null;
  return (
    <Part title="What came">
      <ol className={layouts.list}>
        {receipts.map(({ received_on, actor, pieces }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: receipts are only added, at the end.
          <li key={index}>
            {dayText(received_on)}:{" "}
            {Object.entries(pieces)
              .map(([sku, count]) => `${count} × ${sku}`)
              .join(", ")}
            . <span className={texts.muted}>Received by {actor}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
