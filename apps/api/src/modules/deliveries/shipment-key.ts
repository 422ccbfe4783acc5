import { readOrderNumber } from "#api/platform/text/order-number.ts";

/** A delivery as it is typed: the order, and which of its parts; undefined where none is named. */
export interface ShipmentKey {
  /** As it was typed: may be no number of an order. */
  readonly number: string;
  readonly part: number | undefined;
}

/** How a delivery is named in addresses, on papers and at the terminal: the order's number, with `-2` behind it for its second part. */
export function shipmentKey(number: string, part: number | null): string {
  return part === null ? number : `${number}-${part}`;
}

/** Reads what `shipmentKey` writes. */
export function readShipmentKey(typed: string): ShipmentKey {
  const [, number = "", part = ""] = /^(.+)-(\d{1,4})$/.exec(typed.trim()) ?? [];
  const isPart = readOrderNumber(typed) === undefined && readOrderNumber(number) !== undefined;
  return isPart ? { number, part: Number(part) } : { number: typed, part: undefined };
}
