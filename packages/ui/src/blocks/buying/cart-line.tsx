import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { keepUnits } from "@precise/cart-core/unit-space";
import type { StockStatus } from "@precise/contract/shop/product";
import type { ReactNode } from "react";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import { StockNote } from "../product/stock-note.tsx";
import * as css from "./cart-line.css.ts";

/** One line of the cart. `controls` are its quantity and remove; amounts in kobo. */
export function CartLine(props: {
  readonly name: string;
  readonly href: string;
  readonly sku: string;
  readonly picture: ReactNode;
  readonly unitKobo: Kobo;
  readonly rowKobo: Kobo;
  readonly quantity: number;
  readonly stockStatus: StockStatus;
  readonly stockLeft?: number | undefined;
  /** One more thing to know about the line: an older price, that it is no longer sold. */
  readonly note?: ReactNode;
  readonly controls: ReactNode;
  readonly Link?: LinkComponent;
}) {
  const {
    name,
    href,
    sku,
    picture,
    unitKobo,
    rowKobo,
    quantity,
    stockStatus,
    stockLeft,
    note,
    controls,
    Link = PlainLink,
  } = props;
  return (
    <div className={css.line}>
      <div className={css.picture}>{picture}</div>
      <div className={css.words}>
        <Link href={href} className={css.name}>
          {keepUnits(name)}
        </Link>
        <p className={css.sku}>{sku}</p>
        {stockStatus !== "IN_STOCK" && <StockNote status={stockStatus} left={stockLeft} />}
        {note && <p className={css.note}>{note}</p>}
      </div>
      <p className={css.amounts}>
        <span>{formatNaira(rowKobo)}</span>
        {quantity > 1 && <span className={css.each}>{`${formatNaira(unitKobo)} each`}</span>}
      </p>
      <div className={css.controls}>{controls}</div>
    </div>
  );
}
