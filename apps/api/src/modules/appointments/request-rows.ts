import type { Sql } from "#api/platform/database/port.ts";
import type { Visitor } from "./scheduling-port.ts";

/** Keeps what somebody asked for while nothing could be booked. */
export async function insertRequest(
  tx: Sql,
  request: { readonly reference: string; readonly wish: string; readonly when: string },
  visitor: Visitor,
): Promise<void> {
  await tx.query(
    `insert into appointment_request (reference, wish, time_wish, name, email, phone, note, time_zone)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      request.reference,
      request.wish,
      request.when,
      visitor.name,
      visitor.email,
      visitor.phone,
      visitor.note,
      visitor.timeZone,
    ],
  );
}
