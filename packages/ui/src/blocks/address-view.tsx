import type { Order } from "@precise/contract/order";

/** A Nigerian address, line by line. */
export function AddressView({ address }: { readonly address: NonNullable<Order["address"]> }) {
  const { line1, line2, landmark, lga, state } = address;
  const lines = [line1, line2, landmark && `Near ${landmark}`, lga, state].filter(Boolean);
  return (
    <address style={{ fontStyle: "normal" }}>
      {lines.map((line) => (
        <span key={line} style={{ display: "block" }}>
          {line}
        </span>
      ))}
    </address>
  );
}
