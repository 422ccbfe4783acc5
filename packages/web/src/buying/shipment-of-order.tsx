import { BankDetails } from "@precise/ui/blocks/buying/bank-details";
import { shipmentRows } from "../orders/shipment-rows.ts";
import { orderWords as words } from "./order-words.ts";

/** Who brings an order that is on its way, and its code; nothing for every other order. */
export function ShipmentOfOrder({ order }: { readonly order: Parameters<typeof shipmentRows>[0] }) {
  const shipment = shipmentRows(order);
  if (shipment === null) return null;
  const { rows, care, trackingUrl } = shipment;
  return (
    <BankDetails id="shipment" title={words.shipmentTitle} deadline={care} rows={rows}>
      {trackingUrl !== undefined && (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {words.track}
        </a>
      )}
    </BankDetails>
  );
}
