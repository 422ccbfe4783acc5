import { dictionary } from "@precise/cart-core/dictionary";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { quoted } from "./backup-tables.ts";

/** The last number that each sequence has given; one that has given none is not among them. */
export const sequenceNumbers = z.record(z.string(), z.int());
export type SequenceNumbers = z.infer<typeof sequenceNumbers>;

/**
 * What the rows say of a sequence that no column owns: the highest number that was given. A test walks all sequences, so that a
 * new one is either a column's own or stands here.
 */
const numbersOfRows: Readonly<Record<string, string>> = dictionary({
  return_claim_number: "select max(substring(number from '[0-9]+$')::bigint) as last from return_claim",
});

/** Every sequence of the shop, with the last number that it has given. */
export async function readSequences(sql: Sql): Promise<SequenceNumbers> {
  const rows = await sql.query<{ name: string; last: number }>(
    `select sequencename::text as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

/**
 * Lets every sequence go on behind the highest number that is known of it: what the backup says, what the restored rows hold, and
 * what this database has given already, for a number that went out to someone is not given to someone else.
 * @param carried from the backup; empty where it is from before sequences were in it
 */
export async function restartSequences(tx: Sql, carried: SequenceNumbers): Promise<void> {
  const current = await readSequences(tx);
  for (const { name, ofRows } of await listSequences(tx)) {
    const [row] = await tx.query<{ last: number | null }>(ofRows);
    const last = Math.max(Number(row?.last ?? 0), carried[name] ?? 0, current[name] ?? 0);
    if (last > 0) await tx.query("select setval($1::regclass, $2)", [quoted(name), last]);
  }
}

/** Each sequence, and what asks its rows for the highest number. @throws Error for one that says nothing of its rows */
async function listSequences(sql: Sql): Promise<{ readonly name: string; readonly ofRows: string }[]> {
  const rows = await sql.query<{ name: string; table_name: string | null; column_name: string | null }>(
    `select s.relname::text as name, t.relname::text as table_name, a.attname::text as column_name
     from pg_class s
     left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
       and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
     left join pg_class t on t.oid = d.refobjid
     left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by s.relname`,
  );
  return rows.map(({ name, table_name: table, column_name: column }) => {
    const ofRows =
      table === null || column === null
        ? numbersOfRows[name]
        : `select max(${quoted(column)})::bigint as last from ${quoted(table)}`;
    if (ofRows === undefined) throw new Error(`The sequence ${name} says nothing of its rows.`);
    return { name, ofRows };
  });
}
