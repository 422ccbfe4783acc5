import { nairaText } from "@precise/cart-core/money";
import type { DeskCustomer } from "@precise/contract/desk/people";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { moneyWords, stageWords } from "#desk/parts/order-words.ts";
import { Part } from "#desk/parts/part.tsx";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { plainWords } from "./customer-words.ts";

const columns = [
  { key: "number", head: "Number", isRowHead: true, isCode: true },
  { key: "placed", head: "Placed" },
  { key: "stage", head: "Stage" },
  { key: "money", head: "Money" },
  { key: "payable", head: "To pay", align: "end" },
] as const;
const returnColumns = [
  { key: "number", head: "Return", isRowHead: true, isCode: true },
  { key: "order", head: "Order" },
  { key: "at", head: "Asked" },
  { key: "kind", head: "Kind" },
  { key: "state", head: "Status" },
] as const;

/** What they ordered, and what came back. */
export function CustomerOrders({ customer }: { readonly customer: DeskCustomer }) {
  const { orders, orders_total: total, returns } = customer;
  const seesMoney = customer.bought !== undefined;
  return (
    <>
      <Part title={<>Orders ({total})</>} id="orders">
        {orders.length === 0 ? (
          <p className={texts.written}>Nothing ordered yet.</p>
        ) : (
          <DenseTable
            label="Orders"
            columns={columns.filter(({ key }) => seesMoney || key !== "payable")}
            rows={orders.map(({ number, placed_at, stage, money, payable }) => ({
              key: number,
              cells: {
                number: (
                  <span className={texts.figure}>
                    <DeskLink href={`/orders/${number}`}>{number}</DeskLink>
                  </span>
                ),
                placed: <ShortMoment at={placed_at} />,
                stage: stageWords(stage),
                money: moneyWords(money),
                payable: payable && <span className={texts.figure}>{nairaText(payable.value)}</span>,
              },
            }))}
          />
        )}
        {total > orders.length && (
          <p className={texts.small}>The latest {orders.length}. The search of orders finds the rest.</p>
        )}
      </Part>
      {returns.length > 0 && (
        <Part title="Returns" id="returns">
          <DenseTable
            label="Returns"
            columns={returnColumns}
            rows={returns.map(({ number, order_number, kind, state, at }) => ({
              key: number,
              cells: {
                number: <DeskLink href={`/returns/${number}`}>{number}</DeskLink>,
                order: <DeskLink href={`/orders/${order_number}`}>{order_number}</DeskLink>,
                at: <ShortMoment at={at} />,
                kind: plainWords(kind),
                state: plainWords(state),
              },
            }))}
          />
        </Part>
      )}
    </>
  );
}
