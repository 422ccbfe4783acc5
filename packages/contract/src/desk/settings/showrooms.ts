import * as z from "zod/mini";
import { emailAddress, line } from "../../wire/text.ts";
import { orEmpty, shopPhone } from "./identity.ts";

const inNigeria = (least: number, most: number) =>
  z
    .number()
    .check(
      z.gte(least, { error: "must be a place in Nigeria" }),
      z.lte(most, { error: "must be a place in Nigeria" }),
    );

/** A showroom but for its hours, which are a setting of their own. @source decision 106 */
export const showroomDetails = z.strictObject({
  name: line(2, 80),
  city: line(2, 60),
  /** In one line. */
  address: line(10, 200),
  phone: shopPhone,
  /** "" where it has none of its own. */
  email: orEmpty(emailAddress),
  /** For maps; null where its address is looked for. */
  coordinates: z.nullable(z.strictObject({ latitude: inNigeria(4, 14), longitude: inNigeria(2, 15) })),
  /** What is there, a few words each. */
  features: z.array(line(2, 80)).check(z.maxLength(12)),
  /** Lowest first. */
  position: z.int({ error: "must be a whole number, 1 to 99" }).check(z.gte(1), z.lte(99)),
});
export type ShowroomDetails = z.infer<typeof showroomDetails>;

/** Its id: part of addresses, and what orders and calendars name it by. */
export function isShowroomId(key: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key) && key.length <= 40;
}

/** That it is closed: an entry of its own, so that a showroom closes and opens again whatever is known of it. */
export const showroomClosed = z.strictObject({ is_closed: z.literal(true) });

const closed = "closed/";

/** The key under which a showroom is closed. */
export function closedKey(id: string): string {
  return closed + id;
}

/** The showroom that a key closes; undefined for the key of its details. */
export function closedShowroom(key: string): string | undefined {
  return key.startsWith(closed) && isShowroomId(key.slice(closed.length))
    ? key.slice(closed.length)
    : undefined;
}
