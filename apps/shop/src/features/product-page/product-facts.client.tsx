"use client";

import { keepUnits } from "@precise/cart-core/unit-space";
import { Price } from "@precise/ui/blocks/product/price";
import { StockNote } from "@precise/ui/blocks/product/stock-note";
import { VariantPicker } from "@precise/ui/blocks/product/variant-picker";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Icon } from "@precise/ui/components/text/icon";
import { type PaymentMark, PaymentMarks } from "@precise/ui/components/text/payment-marks";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { ReactNode } from "react";
import type { Arrival } from "./arrival.ts";
import type { FactsContent } from "./facts-content.ts";
import { productCopy } from "./product-copy.ts";
import * as css from "./product-facts.css.ts";
import { rowIds } from "./row-ids.ts";
import { ShareLinks } from "./share-links.client.tsx";
import { VariantLink } from "./variant-link.client.tsx";

/**
 * What decides: name, price, stock, choice, the way into the cart, and what delivery and returns are like.
 * @param addToCart the form that adds the product
 * @param freeFrom from what total delivery is free, or what it costs with the cart that this browser has
 * @param url full canonical address of the page
 */
export function ProductFacts(props: {
  readonly facts: FactsContent;
  readonly addToCart: ReactNode;
  readonly freeFrom: ReactNode;
  readonly url: string;
  /** Ways to pay that are on offer. */
  readonly payments: readonly PaymentMark[];
  /** Address of a chat with us about it; null where there is no number. */
  readonly question: string | null;
  readonly stockNotice: ReactNode;
  readonly bundle: ReactNode;
  readonly compare: ReactNode;
}) {
  const { facts, addToCart, freeFrom, url, payments, question } = props;
  return (
    <div className={css.facts}>
      <div className={css.lead}>
        <h1 className={css.name}>{keepUnits(facts.name)}</h1>
        <p className={css.short}>{facts.short}</p>
        <Price kobo={facts.now} wasKobo={facts.was ?? undefined} size="page" showSaving />
        {facts.lowest && <p className={css.lowest}>{facts.lowest}</p>}
        <StockNote status={facts.stockStatus} left={facts.stockLeft} />
      </div>
      {(facts.arrival || facts.onDisplay) && (
        <ul className={css.promises} role="list">
          {facts.arrival && (
            <li className={css.promise}>
              <Icon name="truck" />
              <ArrivalLines arrival={facts.arrival} />
            </li>
          )}
          {facts.onDisplay && (
            <li className={css.promise}>
              <Icon name="store" />
              <span>
                <span>{`${productCopy.onDisplay} ${facts.onDisplay}.`}</span>{" "}
                <IntentLink href={productCopy.showroomsLink.href}>
                  {productCopy.showroomsLink.label}
                </IntentLink>
              </span>
            </li>
          )}
        </ul>
      )}
      <VariantPicker title={productCopy.finish} options={facts.finishes} Link={VariantLink} />
      <VariantPicker title={productCopy.size} options={facts.sizes} Link={VariantLink} />
      {facts.soldOut !== null ? (
        <>
          <SoldOut facts={facts} />
          {props.stockNotice}
        </>
      ) : (
        addToCart
      )}
      <div className={css.delivery}>
        <Icon name="truck" />
        <div className={css.deliveryLines}>
          <p>{facts.deliveryAlone}</p>
          {freeFrom}
        </div>
      </div>
      {facts.lamps && (
        <p className={css.lamps}>
          <span>{facts.lamps}</span>{" "}
          {facts.showsLamps && <a href={`#${rowIds.goesWith}`}>{productCopy.seeBulbs}</a>}
        </p>
      )}
      {props.bundle}
      <ul className={css.promises} role="list">
        <li className={css.promise}>
          <Icon name="store" />
          {productCopy.delivery}
        </li>
        {facts.warranty && (
          <li className={css.promise}>
            <Icon name="check" />
            <span>
              <span>{`${productCopy.warranty(facts.warranty)}.`}</span>{" "}
              <a href={productCopy.warrantyLink.href}>{productCopy.warrantyLink.label}</a>
            </span>
          </li>
        )}
        <li className={css.promise}>
          <Icon name="undo-2" />
          <span>
            {productCopy.returns} <a href={productCopy.returnsLink.href}>{productCopy.returnsLink.label}</a>
          </span>
        </li>
      </ul>
      {payments.length > 0 && (
        <div className={css.deliveryLines}>
          <PaymentMarks marks={payments} />
          <p className={css.lowest}>{productCopy.vat}</p>
        </div>
      )}
      <p className={css.ways}>
        {props.compare}
        {question && (
          <a href={question} target="_blank" rel="noopener noreferrer">
            {productCopy.askOnWhatsapp}
          </a>
        )}
      </p>
      <ShareLinks name={facts.name} url={url} />
    </div>
  );
}

/** When it arrives where most shoppers live; the days of the other states are one tap away, without scripts too. */
function ArrivalLines({ arrival: { line, elsewhere, notTo } }: { readonly arrival: Arrival }) {
  return (
    <div>
      <b className={css.arrives}>{line}</b>
      {elsewhere.length > 0 && (
        <details>
          <summary className={css.more}>{productCopy.otherStates}</summary>
          <dl>
            {elsewhere.map(({ days, states }) => (
              <div key={days}>
                <dt className={css.arrives}>{days}</dt>
                <dd>{states}</dd>
              </div>
            ))}
          </dl>
          {notTo && <p>{productCopy.notTo(notTo)}</p>}
        </details>
      )}
    </div>
  );
}

/** In place of the button: what of the design can be had, and where to look instead. */
function SoldOut({ facts }: { readonly facts: FactsContent }) {
  return (
    <div className={css.soldOut}>
      <p>{facts.soldOut}</p>
      <div className={css.instead}>
        {facts.instead.map(({ label, href }) => (
          <ButtonLink key={href} tone="secondary" href={href} Link={IntentLink}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
