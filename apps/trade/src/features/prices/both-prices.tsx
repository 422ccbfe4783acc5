import { formatNaira, fromWirePrice } from "@precise/cart-core/money";
import { gross as grossClass, net as netClass } from "./price-base.css.ts";

/** A price without VAT or with it, as chosen. @param price numeric strings of the wire, naira */
export function BothPrices({ price }: { readonly price: { readonly net: string; readonly gross: string } }) {
  return (
    <>
      <span className={netClass}>{formatNaira(fromWirePrice(price.net))}</span>
      <span className={grossClass}>{formatNaira(fromWirePrice(price.gross))}</span>
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
