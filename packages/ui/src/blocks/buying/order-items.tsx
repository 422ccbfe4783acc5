import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { keepUnits } from "@precise/cart-core/unit-space";
import type { ReactNode } from "react";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./order-items.css.ts";

/** A line of a cart or an order as it is only looked at; the amount is the whole line's, in kobo. */
export interface OrderItem {
  readonly sku: string;
  readonly name: string;
  /** Page of the product, where the name leads there. */
  readonly href?: string | undefined;
  readonly quantity: number;
  readonly amountKobo: Kobo;
  readonly picture?: ReactNode;
  readonly note?: string | undefined;
}

/** What is or was ordered: picture, pieces, name, amount. */
export function OrderItems(props: { readonly items: readonly OrderItem[]; readonly Link?: LinkComponent }) {
  const { items, Link = PlainLink } = props;
  return (
    <ul className={css.list} role="list">
      {items.map(({ sku, name, href, quantity, amountKobo, picture, note }) => (
        <li key={sku} className={css.line}>
          <div className={css.picture}>{picture}</div>
          <div>
            <p>
              {quantity > 1 && <strong>{`${quantity} × `}</strong>}
              {href === undefined ? (
                <span>{keepUnits(name)}</span>
              ) : (
                <Link href={href} className={css.name}>
                  {keepUnits(name)}
                </Link>
              )}
            </p>
            {note && <p className={css.note}>{note}</p>}
          </div>
          <p className={css.amount}>{formatNaira(amountKobo)}</p>
        </li>
      ))}
    </ul>
  );
}
