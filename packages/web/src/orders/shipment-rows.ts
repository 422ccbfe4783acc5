import { placeOfItem } from "@precise/cart-core/cancel-rest";
import { nairaText } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { stageOf } from "@precise/cart-core/order-way";
import { type LinePieces, piecesOf } from "@precise/cart-core/part-shipments";
import { type PaymentKind, paymentFacts } from "@precise/cart-core/payment-kinds";
import type { Order } from "@precise/contract/shop/orders/order";

/** What is said of goods on their way: facts with their labels, and where the carrier says where they are. */
export interface ShipmentRows {
  readonly rows: readonly (
    | { readonly label: string; readonly text: string }
    | { readonly label: string; readonly lines: readonly string[] }
  )[];
  /** What to do with the code, where there is one; what is paid when it comes. */
  readonly care: string | undefined;
  /** https alone; undefined where there is none that may be linked. */
  readonly trackingUrl: string | undefined;
}

/** The same of one part of an order, or of what is still to come. */
export interface PartRows extends ShipmentRows {
  /** Of the section; the page has each once. */
  readonly id: string;
  readonly title: string;
  /** It has arrived, or was not sent: nothing is to be done about it now. */
  readonly isQuiet: boolean;
}

type Shipment = NonNullable<Order["delivery"]["shipment"]>;
/** What these rows need of an order, no matter who bought. */
type SentOrder = Pick<Order, "status" | "stage" | "delivery">;
type PartlySent = SentOrder &
  Pick<Order, "items" | "prices"> & {
    readonly payment: { readonly method: PaymentKind; readonly paid_at?: string | undefined };
  };

const onItsWay: OrderStage = "shipped";
const waits: OrderStage = "packed";

/** Who brings an order, its waybill and its code; null while no one does. */
export function shipmentRows(order: SentOrder): ShipmentRows | null {
  const { shipment } = order.delivery;
  return shipment && stageOf(order) === onItsWay ? rowsOf(shipment) : null;
}

/** Of an order that goes in parts: each that was sent, and what is still to come; none for every other order. */
export function partRows(order: PartlySent): readonly PartRows[] {
  const parts = partsOnTheWay(order);
  if (!parts) return [];
  const goods = (lines: readonly LinePieces[]) => ({ label: "Items", lines: namedLines(order.items, lines) });
  const { payment, prices } = order;
  const isPaidLast = paymentFacts(payment.method).due === "on_handover" && payment.paid_at === undefined;
  const last = parts.to_send.length === 0 ? parts.sent.at(-1)?.part : undefined;
  const payable = nairaText(prices.payable.value);
  return [
    ...parts.sent.map((sent): PartRows => {
      const { rows, ...of } = rowsOf(sent);
      const isThere = sent.state === "delivered";
      // The rider of the last part collects all that is due (decision 137).
      const pays = isPaidLast && sent.part === last ? `You pay ${payable} with this part.` : undefined;
      return {
        id: `part-${sent.part}`,
        title: `${shareText(order, sent.lines)} ${isThere ? "delivered" : "on the way"}`,
        rows: [goods(sent.lines), ...(isThere ? [] : rows)],
        care: isThere ? undefined : [pays, of.care].filter(Boolean).join(" ") || undefined,
        trackingUrl: isThere ? undefined : of.trackingUrl,
        isQuiet: isThere,
      };
    }),
    ...(parts.to_send.length === 0
      ? []
      : [
          {
            id: "still-to-come",
            title: `${shareText(order, parts.to_send)} still to come`,
            rows: [goods(parts.to_send)],
            care: isPaidLast ? `You pay ${payable} with the last part.` : undefined,
            trackingUrl: undefined,
            isQuiet: true,
          },
        ]),
  ];
}

/** `2 of 3 pieces sent`, in place of a stage, while more of an order is to come; `delivered` once all that was sent has arrived. */
export function sentText(order: SentOrder & Pick<Order, "items">): string | undefined {
  const sent = sentParts(order);
  if (!sent) return undefined;
  const lines = sent.parts.flatMap((part) => part.lines);
  return `${shareText(order, lines)} ${sent.areThere ? "delivered" : "sent"}`;
}

/** Of an order of which more is to come: its parts, and whether each has arrived; undefined of every other order. */
export function sentParts(order: SentOrder) {
  const parts = stageOf(order) === waits ? order.delivery.parts?.sent : undefined;
  return parts && { parts, areThere: parts.every(({ state }) => state === "delivered") };
}

/** Pieces that were taken off an order after it was packed, in a sentence; undefined where there are none. */
export function cancelledText({ cancelled }: Pick<Order, "cancelled">): string | undefined {
  if (!cancelled) return undefined;
  const named = cancelled.map(({ name, quantity }) => `${quantity} × ${name}`).join("; ");
  return `Not coming: ${named}. You do not pay for ${piecesOf(cancelled) === 1 ? "it" : "them"}.`;
}

function partsOnTheWay(order: SentOrder) {
  const stage = stageOf(order);
  return stage === waits || stage === onItsWay ? order.delivery.parts : undefined;
}

function shareText({ items }: Pick<Order, "items">, lines: readonly LinePieces[]): string {
  return `${piecesOf(lines)} of ${piecesOf(items)} pieces`;
}

function namedLines(items: Order["items"], lines: readonly LinePieces[]): readonly string[] {
  return lines.map(({ line, quantity }) => `${quantity} × ${items[placeOfItem(items, line)]?.name ?? ""}`);
}

function rowsOf({ by, waybill, parcels, code, tracking_url: url }: Shipment): ShipmentRows {
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
