import { bookingPath } from "./booking-address.ts";

/** The page of an appointment, for anyone with its link. */
export function minePath(token: string): `/${string}` {
  return `${bookingPath}/mine/${encodeURIComponent(token)}` as `/${string}`;
}
