import type { OrderStage } from "@precise/cart-core/order-stages";
import { stageOf } from "@precise/cart-core/order-way";
import type { Order } from "@precise/contract/shop/orders/order";

/** What is said of an order on its way: facts with their labels, and where the carrier says where it is. */
export interface ShipmentRows {
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  /** What to do with the code, where there is one. */
  readonly care: string | undefined;
  /** https alone; undefined where there is none that may be linked. */
  readonly trackingUrl: string | undefined;
}

const onItsWay: OrderStage = "shipped";

/** Who brings an order, its waybill and its code; null while no one does. */
export function shipmentRows(order: Pick<Order, "status" | "stage" | "delivery">): ShipmentRows | null {
  const { shipment } = order.delivery;
  if (!shipment || stageOf(order) !== onItsWay) return null;
  const { by, waybill, parcels, code, tracking_url: url } = shipment;
  return {
    rows: [
      { label: "Brought by", text: by },
      ...(parcels === undefined ? [] : [{ label: "Parcels", text: String(parcels) }]),
      ...(waybill === undefined ? [] : [{ label: "Waybill", text: waybill }]),
      ...(code === undefined ? [] : [{ label: "Delivery code", text: spacedCode(code) }]),
    ],
    care:
      code === undefined ? undefined : "Give the code to the person who brings it, once you have your goods.",
    trackingUrl: url?.startsWith("https://") ? url : undefined,
  };
}

/** `482 193` */
function spacedCode(code: string): string {
  return code.replace(/^(\d{3})(\d{3})$/, "$1 $2");
}
