import { addressLines } from "@precise/cart-core/address-lines";
import type { Order } from "@precise/contract/shop/orders/order";

/** A Nigerian address, line by line. */
export function AddressView({ address }: { readonly address: NonNullable<Order["address"]> }) {
  return (
    <address style={{ fontStyle: "normal" }}>
      {addressLines(address).map((line) => (
        <span key={line} style={{ display: "block" }}>
          {line}
        </span>
      ))}
    </address>
  );
}
