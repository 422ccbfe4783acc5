import { nairaText } from "@precise/cart-core/money";
import { type DeskOrderRow, listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { useDeskList } from "#desk/table/use-list.ts";
import { ConfirmOrderPayment } from "./confirm-payment-dialog.tsx";
import { transfersQuery } from "./payment-tabs.tsx";
import { ReadQueue } from "./read-queue.tsx";

const columns = [
  { key: "number", head: "Order", isRowHead: true, isCode: true },
  { key: "name", head: "From" },
  { key: "placed", head: "Placed" },
  { key: "waits", head: "Waits until" },
  { key: "payable", head: "Costs", align: "end" },
  { key: "act", head: "Confirm", isHeadHidden: true, align: "end" },
] as const;

/** Orders that wait for a transfer, the oldest first; each is confirmed here. */
export function TransferQueue() {
  const mayConfirm = useMay("payment.confirm");
  const [confirmed, setConfirmed] = useState<DeskOrderRow | null>(null);
  const list = useDeskList({ call: listDeskOrders, query: transfersQuery, rows: (page) => page.orders });
  return (
    <>
      <ReadQueue list={list} emptyWords="No order waits for a transfer.">
        {(rows) => (
          <DenseTable
            label="Orders that wait for a transfer"
            columns={columns}
            rows={rows.map((order) => ({
              key: order.number,
              cells: {
                number: <DeskLink href={`/payments/${order.number}`}>{order.number}</DeskLink>,
                name: order.name,
                placed: <ShortMoment at={order.placed_at} />,
                waits: order.waits_until && <ShortMoment at={order.waits_until} />,
                payable: order.payable && (
                  <span className={texts.figure}>
                    {nairaText(order.payable.value)}
                    {order.missing && (
                      <span className={texts.muted}> · {nairaText(order.missing.value)} missing</span>
                    )}
                  </span>
                ),
                act: mayConfirm && (
                  <Button tone="secondary" onClick={() => setConfirmed(order)}>
                    Confirm
                  </Button>
                ),
              },
            }))}
          />
        )}
      </ReadQueue>
      {confirmed && (
        <ConfirmOrderPayment
          number={confirmed.number}
          name={confirmed.name}
          onClose={() => setConfirmed(null)}
        />
      )}
    </>
  );
}
