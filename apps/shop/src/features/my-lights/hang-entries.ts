import { mostRoomsOfLight } from "@precise/contract/shop/light/my-lights";
import { cutText } from "@precise/contract/wire/cut-text";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { packEntries, readMessageCookie } from "#shop/features/messages/message-cookie.ts";

/** A line of the form, as it was typed. */
export interface TypedRoom {
  readonly room: string;
  readonly pieces: string;
}

/** What was typed for an article of an order. */
export interface HangEntries {
  readonly order: string;
  readonly sku: string;
  readonly rows: readonly TypedRoom[];
}

/** What is wrong with a line; the copy has the words. */
export interface WrongRoom {
  readonly row: number;
  readonly field: "room" | "pieces";
  readonly problem: "no_room" | "bad_quantity" | "no_pieces" | "too_many";
}

/** Rooms as the API takes them, or the first thing that is wrong. */
export type RoomsTyped =
  | { readonly ok: true; readonly rooms: readonly { readonly room: string; readonly quantity: number }[] }
  | { readonly ok: false; readonly wrong: WrongRoom };

/** Longest name of a room, as the API takes it. */
export const longestRoom = 40;

export const hangCookieName = "hang";

/** Brings what was typed back to a form that could not be kept, for ten minutes and one page; null forgets it. */
export function hangCookie(path: `/${string}`, entries: HangEntries | null): CookieToSet {
  return {
    name: hangCookieName,
    value: entries === null ? "" : packed(entries),
    path,
    maxAgeSeconds: entries === null ? 0 : 600,
    httpOnly: true,
  };
}

function packed({ order, sku, rows }: HangEntries): string {
  return packEntries({
    order,
    sku,
    room: rows.map(({ room }) => room),
    pieces: rows.map(({ pieces }) => pieces),
  });
}

/** What the cookie keeps; null where it is not one of ours. */
export function readHangCookie(cookie: string | undefined): HangEntries | null {
  const { order, sku, room, pieces } = readMessageCookie(cookie);
  if (typeof order !== "string" || typeof sku !== "string") return null;
  if (!Array.isArray(room) || !Array.isArray(pieces)) return null;
  return { order, sku, rows: room.map((name, row) => ({ room: name, pieces: pieces[row] ?? "" })) };
}

/** Everything of a post that the form asks for. */
export function hangEntriesOf(order: string, form: URLSearchParams): HangEntries {
  const pieces = form.getAll("pieces");
  const rows = form
    .getAll("room")
    .slice(0, mostRoomsOfLight)
    .map((room, row) => ({
      room: cutText(room.trim(), longestRoom),
      pieces: (pieces[row] ?? "").trim().slice(0, 10),
    }));
  return { order, sku: (form.get("sku") ?? "").slice(0, 64), rows };
}

/**
 * The rooms that were typed, or the first thing that is wrong. Empty lines are passed over; one room without a number has the
 * pieces that are left.
 * @param bought pieces of the article
 */
export function roomsOf(rows: readonly TypedRoom[], bought: number): RoomsTyped {
  const wrong = (row: number, field: WrongRoom["field"], problem: WrongRoom["problem"]): RoomsTyped => ({
    ok: false,
    wrong: { row, field, problem },
  });
  const rooms: { room: string; quantity: number }[] = [];
  const open: number[] = [];
  let sum = 0;
  for (const [row, { room, pieces }] of rows.entries()) {
    if (room === "" && /^0*$/.test(pieces)) continue;
    if (room === "") return wrong(row, "room", "no_room");
    if (pieces === "") open.push(row);
    else if (!/^\d{1,4}$/.test(pieces)) return wrong(row, "pieces", "bad_quantity");
    const quantity = Number(pieces);
    sum += quantity;
    if (sum > bought) return wrong(row, "pieces", "too_many");
    // None hang there any more.
    if (pieces === "" || quantity > 0) rooms.push({ room, quantity });
  }
  const [rest, second] = open;
  if (second !== undefined) return wrong(second, "pieces", "no_pieces");
  if (rest !== undefined && sum === bought) return wrong(rest, "pieces", "too_many");
  return {
    ok: true,
    rooms: rooms.map((each) => (each.quantity === 0 ? { ...each, quantity: bought - sum } : each)),
  };
}
