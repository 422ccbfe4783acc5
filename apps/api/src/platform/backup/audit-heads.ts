import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseJson } from "@precise/cart-core/json";
import * as z from "zod/mini";
import type { AuditHead } from "#api/platform/audit/verify-audit.ts";

const line = z.object({
  at: z.string(),
  place: z.int().check(z.gte(0)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  restored: z.optional(z.literal(true)),
});

const fileOf = (folder: string) => join(folder, "audit-heads.jsonl");

/**
 * Writes the end of the chain down beside the backups, out of the database's reach.
 * @param options.isRestored the database is an older one again: ends that went out since are no longer to be found in it
 */
export async function noteHead(
  folder: string,
  noted: AuditHead,
  { isRestored = false }: { readonly isRestored?: boolean } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(fileOf(folder), "a", 0o600);
  try {
    await file.appendFile(`${JSON.stringify({ ...noted, ...(isRestored && { restored: true }) })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The ends that were written down and must be found in the chain, the oldest first. A line that a crash cut off is left out. */
export async function readHeads(folder: string): Promise<AuditHead[]> {
  const text = await readFile(fileOf(folder), "utf8").catch(() => "");
  let heads: AuditHead[] = [];
  for (const each of text.split("\n")) {
    const read = line.safeParse(parseJson(each));
    if (!read.success) continue;
    const { restored, ...noted } = read.data;
    if (restored) heads = heads.filter(({ place }) => place <= noted.place);
    heads.push(noted);
  }
  return heads;
}
