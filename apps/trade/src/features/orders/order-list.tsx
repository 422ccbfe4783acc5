import { nairaText } from "@precise/cart-core/money";
import { stageOf } from "@precise/cart-core/order-way";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ClientOrdersPage } from "@precise/contract/trade/orders";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { Container } from "@precise/ui/components/layout/layout";
import { Pagination } from "@precise/ui/components/navigation/pagination";
import { countText } from "#trade/base/amount-text.ts";
import { orderPath, paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import * as css from "./orders.css.ts";
import { ordersCopy as copy } from "./orders-copy.ts";

const columns = [
  { key: "number", head: copy.columns.number, isRowHead: true },
  { key: "placed", head: copy.columns.placed },
  { key: "po", head: copy.columns.po },
  { key: "payment", head: copy.columns.payment },
  { key: "status", head: copy.columns.status },
  { key: "pieces", head: copy.columns.pieces, align: "end" },
  { key: "total", head: copy.columns.total, align: "end" },
] as const;

/** The own orders of who is signed in, the newest first. @param text the search text */
export function OrderList({ found, text }: { readonly found: ClientOrdersPage; readonly text: string }) {
  const { orders, total_count, page_info } = found;
  const isSearch = text.trim() !== "";
  if (total_count === 0 && !isSearch) {
    return (
      <Container>
        <EmptyState
          level={1}
          title={copy.noneTitle}
          action={<ButtonLink href={paths.quickOrder}>{copy.quickOrder}</ButtonLink>}
        >
          <p>{copy.noneText}</p>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <div className={css.page}>
        <h1>{copy.title}</h1>
        <search>
          <form method="get" action={paths.orders} className={css.search}>
            <TextField
              id="q"
              label={copy.search.label}
              type="search"
              defaultValue={text}
              maxLength={60}
              required={false}
              beside={
                <Button type="submit" tone="secondary">
                  {copy.search.do}
                </Button>
              }
            />
          </form>
        </search>
        {isSearch && (
          <p role="status">
            {total_count === 0 ? copy.noneFound : copy.found(countText(total_count, "order"), text)}{" "}
            <a href={paths.orders}>{copy.search.all}</a>
          </p>
        )}
        {orders.length > 0 && (
          <DenseTable
            look="cards"
            label={copy.list}
            columns={columns}
            rows={orders.map((order) => ({
              key: order.number,
              cells: {
                number: (
                  <a className={css.number} href={orderPath(order.number)}>
                    {order.number}
                  </a>
                ),
                placed: dayAndTime(order.placed_at),
                po: order.po_number ?? "",
                payment: copy.methods[order.payment_method],
                status: copy.status[stageOf(order)],
                pieces: order.total_quantity.toLocaleString("en-NG"),
                total: nairaText(order.payable.value),
              },
            }))}
          />
        )}
        <Pagination
          current={page_info.current_page}
          total={page_info.total_pages}
          hrefOf={(page) =>
            pathWithQuery(paths.orders, {
              ...(isSearch && { q: text }),
              ...(page > 1 && { page: String(page) }),
            })
          }
        />
      </div>
    </Container>
  );
}
