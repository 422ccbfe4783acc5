import { parseJson } from "@precise/cart-core/json";
import * as z from "zod/mini";

/** Where a page of a list ended: the value it is sorted by, and the row's id. */
export interface ListPlace {
  readonly value: string | number | null;
  readonly id: number;
}

const place = z.tuple([z.union([z.string(), z.number(), z.null()]), z.int()]);

/** A place as callers carry it. */
export function cursorText({ value, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** @returns undefined for a text that is none */
export function readCursor(text: string): ListPlace | undefined {
  const read = place.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  return read.success ? { value: read.data[0], id: read.data[1] } : undefined;
}
