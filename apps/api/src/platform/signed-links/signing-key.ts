import { randomBytes } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";

/** The key of signed links: the one that the database keeps for all replicas, made at the first start. */
export async function signingKey(sql: Sql): Promise<string> {
  await sql.query("insert into signing_key (secret) values ($1) on conflict (only_one) do nothing", [
    randomBytes(32).toString("base64url"),
  ]);
  const [row] = await sql.query<{ secret: string }>("select secret from signing_key");
  if (!row) throw new Error("the signing key was written and is not there");
  return row.secret;
}
