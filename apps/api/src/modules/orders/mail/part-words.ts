import { placeOfItem } from "@precise/cart-core/cancel-rest";
import { type LinePieces, piecesOf } from "@precise/cart-core/part-shipments";
import type { OrderParts } from "@precise/contract/shop/orders/order";
import type { AnyOrder } from "../any-order.ts";

type Sent = OrderParts["sent"][number];

/** A part of an order in words. */
export interface PartWords {
  readonly sent: Sent;
  /** `2 of 3 pieces are on the way` */
  readonly share: string;
  /** `2 × Ayo Table Lamp; 1 × E27 Bulb`: names have commas of their own */
  readonly goods: string;
  /** What is still to come, in the same way; empty where all was sent. */
  readonly rest: string;
}

/** @returns undefined where the order has no such part */
export function partWords(order: Pick<AnyOrder, "items" | "delivery">, part: number): PartWords | undefined {
  const { sent = [], to_send = [] } = order.delivery.parts ?? {};
  const its = sent.find((each) => each.part === part);
  if (!its) return undefined;
  const pieces = piecesOf(its.lines);
  return {
    sent: its,
    share: `${pieces} of ${piecesOf(order.items)} pieces ${pieces === 1 ? "is" : "are"} on the way`,
    goods: namedLines(order.items, its.lines),
    rest: namedLines(order.items, to_send),
  };
}

function namedLines(items: AnyOrder["items"], lines: readonly LinePieces[]): string {
  return lines
    .map(({ line, quantity }) => `${quantity} × ${items[placeOfItem(items, line)]?.name ?? ""}`)
    .join("; ");
}
