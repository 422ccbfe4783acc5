import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** When the samples were taken out of the shop; null while they were not. A start puts none back afterwards. */
export async function readBegun(sql: Sql): Promise<Date | null> {
  const [row] = await sql.query<{ at: Date }>("select at from shop_begun");
  return row?.at ?? null;
}

/** Notes it; a later one takes its place. */
export async function noteBegun(tx: Sql, actor: Actor): Promise<void> {
  await tx.query(
    `insert into shop_begun (actor) values ($1)
     on conflict (only_row) do update set at = now(), actor = excluded.actor`,
    [actorName(actor)],
  );
}
