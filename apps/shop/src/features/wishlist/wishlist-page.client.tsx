"use client";
import type { ProductItem } from "@precise/contract/shop/product";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import type { ReactNode } from "react";
import { comparePath, mostCompared } from "#shop/base/routes/compare-path.ts";
import { AddLinesForm } from "#shop/features/buying/cart/adding/add-lines-form.client.tsx";
import { LineInputs } from "#shop/features/buying/lines/line-inputs.tsx";
import { sharedCartPath } from "#shop/features/buying/lines/shared-cart-path.ts";
import { SharePanel } from "#shop/features/buying/sharing/share-panel.client.tsx";
import { useWishlist } from "./use-wishlist.ts";
import { WishLine } from "./wish-line.client.tsx";
import * as css from "./wishlist.css.ts";
import type { WishlistKnown } from "./wishlist.data.ts";
import { wishlistCopy as copy } from "./wishlist-copy.ts";

/**
 * A visitor's wishlist: the account's as the server knows it, a guest's as this browser keeps it.
 * @param props.note what a plain form has just done
 */
export function WishlistPage(props: {
  readonly known: WishlistKnown;
  readonly note: ReactNode;
  readonly origin: string;
}) {
  const { known, note, origin } = props;
  const shown = useWishlist(known);
  if (known.kind === "unreachable") {
    return (
      <Container>
        <EmptyState level={1} lit title={copy.staleTitle} action={<RetrySoon />}>
          <p>{copy.staleText}</p>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <h1 tabIndex={-1}>{copy.title}</h1>
          {known.kind === "account" ? (
            <p className={css.muted}>{copy.account}</p>
          ) : (
            <p className={css.muted}>
              {copy.here} <a href="/auth?returnTo=/wishlist">{copy.logIn}</a>
            </p>
          )}
        </div>
        {note}
        {known.kind === "over" && <Alert tone="caution">{copy.over}</Alert>}
        {shown.kind === "waiting" && (
          <>
            <p role="status" className={css.muted}>
              {copy.loading}
            </p>
            <noscript>{copy.noScripts}</noscript>
          </>
        )}
        {shown.kind === "failed" && (
          <EmptyState
            title={copy.staleTitle}
            action={
              <Button tone="secondary" onClick={shown.tryAgain}>
                {copy.tryAgain}
              </Button>
            }
          >
            <p role="status">{copy.failed}</p>
          </EmptyState>
        )}
        {shown.kind === "known" && (
          <>
            {shown.goneCount > 0 && <Alert tone="caution">{copy.gone(shown.goneCount)}</Alert>}
            {shown.products.length > 0 && <Lights products={shown.products} origin={origin} />}
            {shown.products.length === 0 && known.kind !== "over" && <Empty />}
          </>
        )}
      </div>
    </Container>
  );
}

function Empty() {
  return (
    <EmptyState title={copy.emptyTitle} action={<ButtonLink href="/products">{copy.toShop}</ButtonLink>}>
      <p>{copy.emptyText}</p>
    </EmptyState>
  );
}

function Lights({
  products,
  origin,
}: {
  readonly products: readonly ProductItem[];
  readonly origin: string;
}) {
  const toBeHad = products.filter(({ stock_status }) => stock_status !== "OUT_OF_STOCK");
  const lines = (of: readonly ProductItem[]) => of.map(({ sku }) => ({ sku, quantity: 1 }));
  return (
    <>
      <ul className={css.lines} role="list">
        {products.map((product) => (
          <li key={product.sku}>
            <WishLine product={product} />
          </li>
        ))}
      </ul>
      {toBeHad.length > 1 && (
        <div className={css.all}>
          <AddLinesForm of="wishlist">
            {(isAdding) => (
              <>
                <LineInputs lines={lines(toBeHad)} />
                <Button type="submit" fill pending={isAdding}>
                  {copy.addAll(toBeHad.length)}
                </Button>
              </>
            )}
          </AddLinesForm>
        </div>
      )}
      {products.length > 1 && (
        <p>
          <a href={comparePath(products.map(({ sku }) => sku))}>
            {copy.compare(Math.min(products.length, mostCompared))}
          </a>
        </p>
      )}
      <details className={css.share}>
        <summary className={css.handle}>{copy.share}</summary>
        <SharePanel
          url={`${origin}${sharedCartPath(lines(products))}&of=wishlist`}
          pieces={products.length}
        />
      </details>
    </>
  );
}
