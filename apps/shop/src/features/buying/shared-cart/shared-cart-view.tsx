import { fromWireValue, sumOfWire, wireAmount } from "@precise/cart-core/money";
import type { SharedLine } from "@precise/cart-core/shared-lines";
import type { Company } from "@precise/contract/shop/company";
import { CartLine } from "@precise/ui/blocks/buying/cart-line";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { WithAside } from "@precise/ui/components/layout/layout";
import { Picture } from "@precise/web/components/picture";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import type { ReactNode } from "react";
import { cartCopy } from "#shop/features/buying/cart/cart-copy.ts";
import { LineInputs } from "#shop/features/buying/lines/line-inputs.tsx";
import { sharedCartPath } from "#shop/features/buying/lines/shared-cart-path.ts";
import type { CartProblem } from "#shop/features/buying/problems/cart-problem.ts";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { SharePanel } from "#shop/features/buying/sharing/share-panel.client.tsx";
import { figuresOf, unitPriceOf } from "#shop/features/buying/totals/cart-figures.ts";
import { list } from "#shop/features/buying/totals/figures.css.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import * as css from "./shared-cart.css.ts";
import type { SharedCartState } from "./shared-cart.data.ts";
import { sharedCartCopy as copy } from "./shared-cart-copy.ts";

const pictureSize = { sizes: "(min-width: 600px) 120px, 88px", mostPixels: 360 };

/**
 * What was shared, with today's prices, and the question whether to take it: beside the own cart or in its place.
 * @param props.problem why it could not be taken a moment ago
 * @param props.origin of the shop, for the link that is passed on
 */
export function SharedCartView(props: {
  readonly state: SharedCartState;
  readonly problem: CartProblem | null;
  /** Of a saved cart. */
  readonly name: string | null;
  readonly origin: string;
  /** The link is a wishlist's. */
  readonly isWishlist: boolean;
  /** What delivery and VAT are now; null while it is not known. */
  readonly terms: Pick<Company, "delivery_tiers" | "delivery_zones" | "vat_per_thousand"> | null;
}) {
  const { state, problem, name, origin, isWishlist, terms } = props;
  if (state.kind === "unreachable") {
    return (
      <EmptyState level={1} lit title={copy.staleTitle} action={<RetrySoon />}>
        <p>{copy.staleText}</p>
      </EmptyState>
    );
  }
  const missing = missingTexts(state);
  if (state.kind === "empty" || state.items.length === 0) {
    const isEmpty = state.kind === "empty";
    return (
      <EmptyState
        level={1}
        title={isEmpty ? copy.emptyTitle : copy.nothingLeftTitle}
        action={<ButtonLink href="/products">{copy.toShop}</ButtonLink>}
      >
        <p>{isEmpty ? copy.emptyText : copy.nothingLeftText}</p>
        <Sentences sentences={missing} />
      </EmptyState>
    );
  }
  const { items, lines, ownPieces } = state;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={css.page}>
      <h1>{name ?? (isWishlist ? copy.wishlistTitle : copy.pageTitle)}</h1>
      <p className={css.intro}>{name === null ? copy.intro : copy.savedIntro}</p>
      {problem && <Alert tone="critical">{cartProblemCopy[problem]}</Alert>}
      {missing.length > 0 && (
        <Alert tone="caution" title={copy.missingTitle}>
          <Sentences sentences={missing} />
        </Alert>
      )}
      <WithAside aside={<Decision items={items} lines={lines} ownPieces={ownPieces} terms={terms} />}>
        <ul className={css.lines} role="list">
          {items.map((item, place) => (
            <li key={item.product.sku}>
              <CartLine
                name={item.product.name}
                href={item.product.urlPath}
                sku={item.product.sku}
                picture={
                  item.product.media_gallery[0] && (
                    <Picture
                      source={item.product.media_gallery[0]}
                      alt=""
                      size={pictureSize}
                      isFirst={place === 0}
                    />
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
      <section className={css.passOn} aria-labelledby="pass-on">
        <h2 id="pass-on" className={css.passOnTitle}>
          {copy.passOn}
        </h2>
        <SharePanel
          url={`${origin}${sharedCartPath(lines, name)}${isWishlist ? "&of=wishlist" : ""}`}
          pieces={pieces}
        />
      </section>
    </div>
  );
}

/** What it costs today, and the two ways to take it. */
function Decision({
  items,
  lines,
  ownPieces,
  terms,
}: Pick<Extract<SharedCartState, { kind: "open" }>, "items" | "lines" | "ownPieces"> & {
  /** What delivery and VAT are now; null while it is not known. */
  readonly terms: Pick<Company, "delivery_tiers" | "delivery_zones" | "vat_per_thousand"> | null;
}) {
  const subtotal = wireAmount(sumOfWire(items.map(({ row_total }) => row_total)));
  const prices = { subtotal, grand_total: { ...subtotal, currency: "NGN" as const } };
  const figures = figuresOf({ ...terms, items: [...items], prices }, "delivery");
  return (
    <SummaryCard title={copy.summary} {...summaryRows(figures)}>
      <div className={css.ways}>
        {ownPieces > 0 && <p className={css.hint}>{copy.ownHint(ownPieces)}</p>}
        <Way lines={lines} intent="add">
          <Button type="submit" fill>
            {copy.add}
          </Button>
        </Way>
        {ownPieces > 0 && (
          <Way lines={lines} intent="replace">
            <Button type="submit" fill tone="secondary">
              {copy.replace(ownPieces)}
            </Button>
          </Way>
        )}
      </div>
    </SummaryCard>
  );
}

/** Takes the lines into the visitor's cart, beside what is in it or in its place, and leads there. */
function Way(props: {
  readonly lines: readonly SharedLine[];
  readonly intent: "add" | "replace";
  readonly children: ReactNode;
}) {
  return (
    <SubmitOnce method="post" action="/form/cart/shared">
      <input type="hidden" name="intent" value={props.intent} />
      <LineInputs lines={props.lines} />
      {props.children}
    </SubmitOnce>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={list} role="list">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function missingTexts(state: Exclude<SharedCartState, { kind: "unreachable" }>): readonly string[] {
  const unreadable = state.unreadable.map(copy.unreadable);
  if (state.kind === "empty") return unreadable;
  return [...state.outOfStock.map(copy.outOfStock), ...state.notSold.map(copy.notSold), ...unreadable];
}
