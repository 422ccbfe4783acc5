import { nairaText } from "@precise/cart-core/money";
import type { CompanyOrder, CompanyPage } from "@precise/contract/desk/trade/companies";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";

const columns = [
  { key: "number", head: "Number", isRowHead: true, isCode: true },
  { key: "placed", head: "Placed" },
  { key: "person", head: "By" },
  { key: "stage", head: "Stage" },
  { key: "payment", head: "Payment" },
  { key: "money", head: "Money" },
  { key: "payable", head: "To pay", align: "end" },
  { key: "account", head: "On account", align: "end" },
] as const;

/** The latest orders of a company. */
export function CompanyOrders({
  company,
  orders,
}: {
  readonly company: CompanyPage["company"];
  readonly orders: readonly CompanyOrder[];
}) {
  return (
    <section className={layouts.part} aria-labelledby="orders">
      <div className={layouts.partHead}>
        <h2 id="orders">Latest orders</h2>
        {orders.length > 0 && (
          <DeskLink href={`/orders?q=${encodeURIComponent(company.name)}`}>All its orders</DeskLink>
        )}
      </div>
      {orders.length === 0 ? (
        <p className={texts.muted}>It has not ordered yet.</p>
      ) : (
        <DenseTable
          label="Latest orders"
          columns={columns}
          rows={orders.map((order) => ({
            key: order.number,
            cells: {
              number: (
                <span className={texts.figure}>
                  <DeskLink href={`/orders/${order.number}`}>{order.number}</DeskLink>
                </span>
              ),
              placed: shortDayAndTime(order.placed_at),
              person: order.person,
              stage: plain(order.stage),
              payment: plain(order.payment),
              money: order.money === "none" ? "Nothing paid" : plain(order.money),
              payable: <span className={texts.figure}>{nairaText(order.payable.value)}</span>,
              account: order.on_account.value > 0 && (
                <span className={texts.figure}>{nairaText(order.on_account.value)}</span>
              ),
            },
          }))}
        />
      )}
    </section>
  );
}

function plain(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
