import { err, ok, type Result } from "../result.ts";
import type { OrderStage } from "./order-stages.ts";

/** Pieces of one line of an order. `line`: its place among the order's lines, from 1. */
export interface LinePieces {
  readonly line: number;
  readonly quantity: number;
}

/** How a part stands. `failed`: no one took it yet; `returned`: it came back, and its pieces are to be sent again. */
export type PartState = "out" | "failed" | "delivered" | "returned";

/** What was sent of an order with one rider or carrier. `part`: the order's first, second and so on. */
export interface OrderPart {
  readonly part: number;
  readonly state: PartState;
  readonly lines: readonly LinePieces[];
}

/** Pieces of all these lines. */
export function piecesOf(lines: readonly Pick<LinePieces, "quantity">[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/** The parts that are with someone or arrived: what came back is sent again in another part. */
export function liveParts<Part extends Pick<OrderPart, "state">>(parts: readonly Part[]): Part[] {
  return parts.filter(({ state }) => state !== "returned");
}

/** Whether what happened at its door is still to be noted. */
export function isOpenPart({ state }: Pick<OrderPart, "state">): boolean {
  return state === "out" || state === "failed";
}

/** What no one was sent with, or came back; lines of which all was sent are left out. @param quantities of the lines, in turn */
export function linesToSend(quantities: readonly number[], parts: readonly OrderPart[]): LinePieces[] {
  const sent = liveParts(parts).flatMap(({ lines }) => lines);
  return quantities
    .map((quantity, index) => ({
      line: index + 1,
      quantity: quantity - piecesOf(sent.filter(({ line }) => line === index + 1)),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** A line from which pieces are to go. `of`: how many of it were to send when they were chosen. */
export interface ChosenPieces extends LinePieces {
  readonly of: number;
}

/**
 * What goes now: all that is to send, or what was chosen of it.
 * @returns `nothing-chosen` without any piece, `changed` where other pieces are to send than when they were chosen (so that
 * what is asked for twice goes once), `too-many` where more of a line would go than is to send
 */
export function linesOfNextPart(
  toSend: readonly LinePieces[],
  chosen: readonly ChosenPieces[] | undefined,
): Result<readonly LinePieces[], "nothing-chosen" | "changed" | "too-many"> {
  if (chosen === undefined) return ok(toSend);
  const going = chosen.filter(({ quantity }) => quantity > 0);
  if (going.length === 0) return err("nothing-chosen");
  const leftOf = (line: number) => piecesOf(toSend.filter((each) => each.line === line));
  if (chosen.some(({ line, of }) => leftOf(line) !== of)) return err("changed");
  const places = new Set(going.map(({ line }) => line));
  if (places.size < going.length || going.some(({ line, quantity }) => quantity > leftOf(line)))
    return err("too-many");
  return ok(going.map(({ line, quantity }) => ({ line, quantity })));
}

/** Whether an order goes in parts: some of it was sent, and not all of it at once. @param quantities of its lines, in turn */
export function isInParts(quantities: readonly number[], parts: readonly OrderPart[]): boolean {
  const live = liveParts(parts);
  return live.length > 1 || (live.length === 1 && linesToSend(quantities, parts).length > 0);
}

/**
 * Whether what is due at the door is collected with this part: with the one that completes the order, which is the last
 * that was sent. An order leaves `packed` once all of it was sent.
 * @param last number of the last part that did not come back @source decision 137
 */
export function collectsMoney(stage: OrderStage, part: number, last: number): boolean {
  return stage === "shipped" && part === last;
}

/** Whether an order is delivered with this part: all of it was sent, and every other part has arrived. */
export function isLastToArrive(
  stage: OrderStage,
  part: number,
  parts: readonly Omit<OrderPart, "lines">[],
): boolean {
  return stage === "shipped" && !parts.some((each) => each.part !== part && isOpenPart(each));
}
