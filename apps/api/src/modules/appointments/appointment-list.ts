import type { Sql } from "#api/platform/database/port.ts";
import { termsQuery } from "#api/platform/text/terms-query.ts";
import { pageOfAppointments } from "./appointment-rows.ts";

const rowsAtOnce = 50;

/** What of the appointments is wanted; all of them where nothing is said. */
export interface WantedAppointments {
  /** `coming`: booked and not over; `past`: booked and over; `cancelled`. */
  readonly states?: readonly string[] | undefined;
  readonly calendars?: readonly string[] | undefined;
  /** Reference, name, e-mail, or a phone in any form. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A page of appointments: what is still to come by its time, the next first; where others are wanted too, the latest first. */
export function listAppointments(sql: Sql, wanted: WantedAppointments) {
  const { states, calendars, search = "", cursor } = wanted;
  const isForward = states?.length === 1 && states[0] === "coming";
  return pageOfAppointments(sql, {
    where: `($1::text[] is null or case when status = 'cancelled' then 'cancelled'
        when ends_at > now() then 'coming' else 'past' end = any ($1))
      and ($2::text[] is null or desk_id = any ($2))
      and ($3::text is null or terms @@ $3::tsquery)`,
    values: [states ?? null, calendars ?? null, termsQuery(search) ?? null],
    order: [
      { by: "starts_at", type: "timestamptz" },
      { by: "id", type: "bigint" },
    ],
    way: isForward ? "asc" : "desc",
    cursor,
    limit: rowsAtOnce,
  });
}
