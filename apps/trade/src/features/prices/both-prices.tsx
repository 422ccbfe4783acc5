import { formatNaira, type Kobo, parsePrice } from "@precise/cart-core/money";
import { gross as grossClass, net as netClass } from "./price-base.css.ts";

/** A price of the wire in kobo. @throws RangeError on an invalid price: answers are decoded before */
export function koboOf(text: string): Kobo {
  const price = parsePrice(text);
  if (!price.ok) throw new RangeError(`no price: "${text}"`);
  return price.value;
}

/** A price without VAT or with it, as chosen. @param price numeric strings of the wire, naira */
export function BothPrices({ price }: { readonly price: { readonly net: string; readonly gross: string } }) {
  return (
    <>
      <span className={netClass}>{formatNaira(koboOf(price.net))}</span>
      <span className={grossClass}>{formatNaira(koboOf(price.gross))}</span>
    </>
  );
}

/** Words for the prices as chosen. */
export function ByPriceBase(props: { readonly net: string; readonly gross: string }) {
  return (
    <>
      <span className={netClass}>{props.net}</span>
      <span className={grossClass}>{props.gross}</span>
    </>
  );
}
