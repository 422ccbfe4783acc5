import { BankDetails } from "@precise/ui/blocks/buying/bank-details";
import { type PartRows, partRows, shipmentRows } from "../orders/shipment-rows.ts";
import { orderWords as words } from "./order-words.ts";
import * as css from "./shipment-of-order.css.ts";

/** Who brings an order that is on its way, and its code, for each of its parts; nothing for every other order. */
export function ShipmentOfOrder({ order }: { readonly order: Parameters<typeof partRows>[0] }) {
  const whole = shipmentRows(order);
  if (whole !== null)
    return <Shipment id="shipment" title={words.shipmentTitle} isQuiet={false} {...whole} />;
  const parts = partRows(order);
  if (parts.length === 0) return null;
  return (
    <div className={css.parts}>
      {parts.map((part) => (
        <Shipment key={part.id} {...part} />
      ))}
    </div>
  );
}

function Shipment({ id, title, rows, care, trackingUrl, isQuiet }: PartRows) {
  return (
    <BankDetails id={id} title={title} deadline={care} rows={rows} isQuiet={isQuiet}>
      {trackingUrl !== undefined && (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {words.track}
        </a>
      )}
    </BankDetails>
  );
}
