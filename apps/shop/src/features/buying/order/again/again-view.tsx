import { fromWireValue, sumOfWire, wireAmount } from "@precise/cart-core/money";
import type { Company } from "@precise/contract/shop/company";
import type { Order } from "@precise/contract/shop/orders/order";
import { CartLine } from "@precise/ui/blocks/buying/cart-line";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { Container, WithAside } from "@precise/ui/components/layout/layout";
import { Picture } from "@precise/web/components/picture";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { cartCopy } from "#shop/features/buying/cart/cart-copy.ts";
import type { CartProblem } from "#shop/features/buying/problems/cart-problem.ts";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { figuresOf, unitPriceOf } from "#shop/features/buying/totals/cart-figures.ts";
import { list } from "#shop/features/buying/totals/figures.css.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import * as page from "../order-view.css.ts";
import * as css from "../own/own-orders.css.ts";
import { againCopy as copy } from "./again-copy.ts";
import type { ReorderItems } from "./reorder-items.ts";

const pictureSize = { sizes: "(min-width: 600px) 120px, 88px", mostPixels: 360 };

/** An order once more: what it costs today and what is different, before anything is added. */
export function AgainView(props: {
  readonly order: Pick<Order, "number">;
  readonly today: ReorderItems;
  /** Why it could not be added a moment ago. */
  readonly problem: CartProblem | null;
  /** What delivery and VAT are now; null while it is not known. */
  readonly terms: Pick<Company, "delivery_tiers" | "delivery_zones" | "vat_per_thousand"> | null;
}) {
  const { today, problem, terms } = props;
  const { number } = props.order;
  const { items, changes } = today;
  const sentences = (
    <ul className={list} role="list">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
  if (items.length === 0) {
    return (
      <EmptyState
        level={1}
        title={copy.nothingTitle}
        action={<ButtonLink href="/products">{copy.toShop}</ButtonLink>}
      >
        {sentences}
      </EmptyState>
    );
  }
  const subtotal = wireAmount(sumOfWire(items.map(({ row_total }) => row_total)));
  const prices = { subtotal, grand_total: { ...subtotal, currency: "NGN" as const } };
  return (
    <Container>
      <div className={page.trackPage}>
        <h1>{copy.title}</h1>
        <p className={page.intro}>{copy.intro(number)}</p>
        {problem && <Alert tone="critical">{cartProblemCopy[problem]}</Alert>}
        {changes.length > 0 ? (
          <Alert tone="caution" title={copy.changesTitle}>
            {sentences}
          </Alert>
        ) : (
          <p>{copy.same}</p>
        )}
        <WithAside
          aside={
            <SummaryCard
              title={copy.summary}
              {...summaryRows(figuresOf({ ...terms, items: [...items], prices }, "delivery"))}
            >
              <SubmitOnce method="post" action={`${orderPage(number)}/form/again`}>
                <Button type="submit" fill>
                  {copy.add}
                </Button>
              </SubmitOnce>
              <a className={page.handle} href={orderPage(number)}>
                {copy.back}
              </a>
            </SummaryCard>
          }
        >
          <ul className={css.lines} role="list">
            {items.map((item) => (
              <li key={item.product.sku}>
                <CartLine
                  name={item.product.name}
                  href={item.product.urlPath}
                  sku={item.product.sku}
                  picture={
                    item.product.media_gallery[0] && (
                      <Picture source={item.product.media_gallery[0]} alt="" size={pictureSize} />
                    )
                  }
                  unitKobo={unitPriceOf(item)}
                  rowKobo={fromWireValue(item.row_total.value)}
                  quantity={item.quantity}
                  stockStatus={item.product.stock_status}
                  controls={<p>{cartCopy.quantity(item.quantity)}</p>}
                />
              </li>
            ))}
          </ul>
        </WithAside>
      </div>
    </Container>
  );
}
