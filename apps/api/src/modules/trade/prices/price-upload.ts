import { createHash } from "node:crypto";
import type { PriceLine } from "@precise/cart-core/price-list-change";
import type { Sql } from "#api/platform/database/port.ts";
import { readPage } from "#api/platform/lists/read-page.ts";
import { type PriceFileOptions, type PriceFilePlan, planPriceFile } from "./price-file.ts";

/** A file that was checked but not applied is kept so long. */
const keptFor = "7 days";

export const lineKinds = ["new", "changed", "same", "removed", "kept", "refused"] as const;

/** A file of prices that was given in for a list. */
export interface PriceUpload {
  readonly id: number;
  readonly list_code: string;
  readonly name: string;
  readonly sha256: string;
  readonly removes_unlisted: boolean;
  readonly removes_empty: boolean;
  readonly counts: Readonly<Record<(typeof lineKinds)[number], number>>;
  readonly unlisted: number;
  readonly lowest_per_thousand: number | null;
  readonly uploaded_by: string;
  readonly uploaded_at: Date;
  readonly applied_by: string | null;
  readonly applied_at: Date | null;
  /** The list was changed since it was checked. */
  readonly is_stale: boolean;
}

const columns = `u.id, u.list_code, u.name, u.sha256, u.removes_unlisted, u.removes_empty, u.counts, u.unlisted,
  u.lowest_per_thousand, u.uploaded_by, u.uploaded_at, u.applied_by, u.applied_at, u.list_revision <> l.revision as is_stale
  from price_list_upload u join price_list l on l.code = u.list_code`;

/** Checks a file and keeps it with what it does. @returns its id @throws Refused where it is no such file */
export async function keepPriceUpload(
  tx: Sql,
  code: string,
  file: { readonly name: string; readonly text: string },
  options: PriceFileOptions,
  by: string,
): Promise<number> {
  const plan = await planPriceFile(tx, code, file.text, options);
  await tx.query(
    `delete from price_list_upload where list_code = $1 and applied_at is null
       and uploaded_at < now() - interval '${keptFor}'`,
    [code],
  );
  const [upload] = await tx.query<{ id: number }>(
    `insert into price_list_upload (list_code, list_revision, name, content, sha256, removes_unlisted, removes_empty,
       counts, unlisted, lowest_per_thousand, uploaded_by)
     select code, revision, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10 from price_list where code = $1 returning id`,
    [
      ...[code, file.name, file.text, createHash("sha256").update(file.text).digest("hex")],
      ...[options.removesUnlisted, options.removesEmpty, countsOf(plan), plan.unlisted, plan.lowest, by],
    ],
  );
  if (upload === undefined) throw new Error(`there is no price list ${code}`);
  await putLines(tx, upload.id, plan.lines);
  return upload.id;
}

/** A checked file; undefined where the list has none of that number. */
export async function readPriceUpload(sql: Sql, code: string, id: number): Promise<PriceUpload | undefined> {
  return (
    await sql.query<PriceUpload>(`select ${columns} where u.list_code = $1 and u.id = $2`, [code, id])
  )[0];
}

/** The files that changed a list, the newest first. */
export function listAppliedUploads(sql: Sql, code: string, most: number): Promise<PriceUpload[]> {
  return sql.query(
    `select ${columns} where u.list_code = $1 and u.applied_at is not null order by u.applied_at desc limit $2`,
    [code, most],
  );
}

/** The file itself with its revision of the list, its row locked; undefined where there is none. */
export async function lockPriceUpload(tx: Sql, code: string, id: number) {
  const [row] = await tx.query<
    PriceFileOptions & { readonly name: string; readonly text: string; readonly sha256: string } & {
      readonly revision: number;
      readonly isApplied: boolean;
    }
  >(
    `select name, content as text, sha256, removes_unlisted as "removesUnlisted", removes_empty as "removesEmpty",
       list_revision as revision, applied_at is not null as "isApplied"
     from price_list_upload where list_code = $1 and id = $2 for update`,
    [code, id],
  );
  return row;
}

export async function noteApplied(tx: Sql, id: number, by: string): Promise<void> {
  await tx.query("update price_list_upload set applied_at = now(), applied_by = $2 where id = $1", [id, by]);
}

/** A line as it was checked. */
export interface UploadLine {
  readonly kind: (typeof lineKinds)[number];
  readonly line: number | null;
  readonly sku_key: string;
  readonly from_quantity: number | null;
  readonly old_kobo: number | null;
  readonly net_kobo: number | null;
  readonly reason: string | null;
}

/** Lines of a checked file in their order. */
export function readUploadLines(
  sql: Sql,
  id: number,
  query: {
    readonly kinds: readonly string[];
    readonly search: string;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
) {
  return readPage<UploadLine>(sql, {
    columns: "kind, line, sku_key, from_quantity, old_kobo, net_kobo, reason",
    from: "price_list_upload_line",
    where: "upload_id = $1 and (cardinality($2::text[]) = 0 or kind = any($2)) and sku_key like $3",
    values: [id, query.kinds, `%${query.search.toUpperCase().replace(/[\\%_]/g, "\\$&")}%`],
    order: [{ by: "place", type: "bigint" }],
    way: "asc",
    cursor: query.cursor,
    limit: query.limit,
  });
}

function countsOf({ lines }: PriceFilePlan): Record<(typeof lineKinds)[number], number> {
  const counts = { new: 0, changed: 0, same: 0, removed: 0, kept: 0, refused: 0 };
  for (const { kind } of lines) counts[kind] += 1;
  return counts;
}

async function putLines(tx: Sql, id: number, lines: readonly PriceLine[]): Promise<void> {
  await tx.query(
    `insert into price_list_upload_line (upload_id, place, kind, line, sku_key, from_quantity, old_kobo, net_kobo, reason)
     select $1, * from unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::text[])`,
    [
      id,
      lines.map((_, place) => place + 1),
      lines.map(({ kind }) => kind),
      lines.map(({ line }) => line),
      lines.map(({ sku }) => sku),
      lines.map(({ fromQuantity }) => fromQuantity),
      lines.map(({ old }) => old),
      lines.map(({ net }) => net),
      lines.map(({ reason }) => reason),
    ],
  );
}
