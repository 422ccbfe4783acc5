import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Whether the person who acts may do what is the owner's alone; a terminal on the server may. */
export async function isOwner(tx: Sql, actor: Actor): Promise<boolean> {
  if (actor.kind === "terminal") return true;
  const found = await tx.query("select 1 from staff_person where id = $1 and 'owner' = any(roles)", [
    actor.id,
  ]);
  return found.length > 0;
}
