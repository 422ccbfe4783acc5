import type { Sql } from "#api/platform/database/port.ts";

/** References of visits to come in a showroom, soonest first. */
export async function bookedInShowroom(sql: Sql, showroom: string): Promise<string[]> {
  const rows = await sql.query<{ reference: string }>(
    `select reference from appointment where status = 'booked' and starts_at > now()
       and type -> 'showroom' ->> 'id' = $1 order by starts_at limit 20`,
    [showroom],
  );
  return rows.map(({ reference }) => reference);
}
