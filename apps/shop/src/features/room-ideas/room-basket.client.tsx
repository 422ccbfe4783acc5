"use client";
import { formatNaira, type Kobo, timesKobo } from "@precise/cart-core/money";
import { sharedLineField } from "@precise/cart-core/shared-lines";
import { cartTotals } from "@precise/cart-core/totals";
import { startVatPerThousand } from "@precise/cart-core/vat";
import type { DeliveryTierRow } from "@precise/contract/shop/orders/delivery-tiers";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Button } from "@precise/ui/components/inputs/button";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { type ReactNode, useState } from "react";
import { tiersOf } from "#shop/base/delivery-tiers.ts";
import { AddLinesForm } from "#shop/features/buying/cart/adding/add-lines-form.client.tsx";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import * as css from "./room-basket.css.ts";
import { roomCopy as copy } from "./room-copy.ts";

/** One product of the room, as it would be in the cart. */
export interface BasketLine {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly quantity: number;
  readonly unitKobo: Kobo;
  readonly isInStock: boolean;
  /** What the lamps are for, where the line is one of lamps. */
  readonly lampsFor?: string;
  readonly picture: ReactNode;
}

/**
 * The room to buy: everything in it can be left out, and the total follows with its delivery. A plain form: without
 * scripts the boxes choose as well, and only the figures stay those of the whole room.
 */
export function RoomBasket(props: {
  readonly lines: readonly BasketLine[];
  /** What delivery costs now, where it is not the specification's table. */
  readonly tiers?: readonly DeliveryTierRow[] | undefined;
  /** The fee shown is that of most states. */
  readonly hasFeesByState: boolean;
  /** Rate of VAT now, where it is not the first. */
  readonly vatPerThousand?: number | undefined;
}) {
  const { lines, hasFeesByState: dependsOnState, vatPerThousand = startVatPerThousand } = props;
  const tiers = tiersOf(props.tiers);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const onSale = lines.filter(({ isInStock }) => isInStock);
  const chosen = onSale.filter(({ sku }) => !leftOut.has(sku));
  const totals = cartTotals({
    lines: chosen.map(({ unitKobo, quantity }) => ({ unitPrice: unitKobo, quantity })),
    delivery: { method: "delivery", tiers },
  });
  const figures = { totals, discounts: [], vatPerThousand, dependsOnState };

  function choose(sku: string, isChosen: boolean): void {
    const next = new Set(leftOut);
    if (isChosen) next.delete(sku);
    else next.add(sku);
    setLeftOut(next);
  }
  return (
    <AddLinesForm of="room" className={css.basket}>
      {(isAdding) => (
        <>
          <h2 className={css.title}>{copy.basketTitle}</h2>
          <ul className={css.lines} role="list">
            {lines.map((line) => (
              <li key={line.sku} id={`item-${line.sku}`} className={css.line}>
                <Line
                  line={line}
                  isChosen={line.isInStock && !leftOut.has(line.sku)}
                  onChoose={(isChosen) => choose(line.sku, isChosen)}
                />
              </li>
            ))}
          </ul>
          <SummaryCard title={copy.summary} headingLevel={3} {...summaryRows(figures)}>
            {chosen.length === 0 && <p className={css.hint}>{copy.chooseSome}</p>}
            <Button type="submit" fill pending={isAdding} disabled={chosen.length === 0}>
              {chosen.length === onSale.length || chosen.length === 0
                ? copy.add
                : copy.addSome(chosen.length)}
            </Button>
          </SummaryCard>
        </>
      )}
    </AddLinesForm>
  );
}

function Line(props: {
  readonly line: BasketLine;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) {
  const { line, isChosen, onChoose } = props;
  const { sku, name, href, quantity, unitKobo, isInStock, lampsFor, picture } = line;
  return (
    <>
      <label className={css.choice}>
        <input
          type="checkbox"
          name={sharedLineField}
          value={`${quantity}*${sku}`}
          checked={isChosen}
          disabled={!isInStock}
          aria-label={copy.pieces(quantity, name)}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className={css.picture}>{picture}</span>
      </label>
      <div className={css.words}>
        <IntentLink href={href} className={css.name}>
          {copy.pieces(quantity, name)}
        </IntentLink>
        <p className={css.hint}>
          {[
            ...(lampsFor === undefined ? [] : [copy.lampsFor(lampsFor)]),
            ...(isInStock ? [] : [copy.outOfStock]),
            ...(quantity === 1 ? [] : [copy.each(unitKobo)]),
          ].join(" · ")}
        </p>
      </div>
      <p className={css.price}>{formatNaira(timesKobo(unitKobo, quantity))}</p>
    </>
  );
}
