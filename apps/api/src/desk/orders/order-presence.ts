import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Notes that someone has an order open; what they had open before is forgotten. */
export async function noteSeen(sql: Sql, orderId: number, staffId: string): Promise<void> {
  await sql.query(
    `insert into order_presence (staff_id, order_id) values ($1, $2)
     on conflict (staff_id) do update set order_id = excluded.order_id, at = now()`,
    [staffId, orderId],
  );
}

/** Who else opened the order in the last minutes: a hint only. */
export async function seenBy(sql: Sql, orderId: number, staffId: string) {
  const rows = await sql.query<{ name: string; at: Date }>(
    `select p.name, s.at from order_presence s join staff_person p on p.id = s.staff_id
     where s.order_id = $1 and s.staff_id <> $2 and s.at > now() - interval '10 minutes' order by s.at desc`,
    [orderId, staffId],
  );
  return rows.map(({ name, at }) => ({ name, at: wireTime(at) }));
}
