import type { DeskReturnPage } from "@precise/contract/desk/returns";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import { cleanText } from "@precise/contract/wire/clean-text";
import { seriesNumber } from "@precise/contract/wire/pasted-number";
import { fewOrdersNamed } from "#api/modules/orders/orders-named.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readRows } from "#api/platform/lists/read-page.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

const pageSize = 50;

/** What of the claims is wanted. */
export interface WantedClaims {
  /** Several parted by commas. */
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  /** Number of a claim or an order, a name, a phone in any form, a SKU or a serial number. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

/** States in which the shop has something to do: the oldest comes first. */
const waiting: readonly string[] = ["requested", "approved", "received"];

type Row = Omit<DeskReturnPage["returns"][number], "requested_at" | "changed_at"> & {
  readonly created_at: Date;
  readonly changed_at: Date;
};

/** One page of claims. */
export async function listClaims(sql: Sql, wanted: WantedClaims): Promise<DeskReturnPage> {
  const { state, kind, cursor, limit = pageSize } = wanted;
  const states = state?.split(",") ?? null;
  const isOldestFirst = states?.every((each) => waiting.includes(each)) ?? false;
  const text = cleanText(wanted.search ?? "").trim();
  const phone = normalisePhone(text);
  const isNamed = text !== "" && !/\d/.test(text);
  const named = isNamed ? await fewOrdersNamed(sql, text) : undefined;
  const { rows, next } = await readRows<Row>(sql, {
    columns: `c.number, o.number as order_number, c.kind, c.wish, c.state, c.created_at, c.changed_at,
      trim(o.firstname || ' ' || o.lastname) as name, line.sku, line.pieces, line.is_in_time,
      (select count(*)::int from brief_picture p where p.claim_id = c.id) as pictures`,
    from: `return_claim c join shop_order o on o.id = c.order_id
      join lateral (select (array_agg(l.sku order by l.position))[1] as sku, sum(l.quantity)::int as pieces,
          bool_and(l.is_in_time) as is_in_time
        from return_line l where l.claim_id = c.id) line on true`,
    where: `($1::text[] is null or c.state = any ($1)) and ($2::text[] is null or c.kind = any ($2))
      and ($3::text = '' or ${isFound(isNamed, named !== undefined)})`,
    values: [
      states,
      kind?.split(",") ?? null,
      text,
      readOrderNumber(text) ?? null,
      phone.ok ? phone.value : null,
      seriesNumber("RET", text) ?? null,
      ...(named === undefined ? [] : [named]),
    ],
    isPlannedEachTime: true,
    order: [{ by: "c.id", type: "bigint" }],
    way: isOldestFirst ? "asc" : "desc",
    cursor,
    limit,
  });
  return {
    returns: rows.map(({ created_at, changed_at, ...row }) => ({
      ...row,
      requested_at: wireTime(created_at),
      changed_at: wireTime(changed_at),
    })),
    next,
    counts: await countClaims(sql),
  };
}

/** No name has a digit: what has one is looked up. Of a name that many orders may have, the order of each claim is looked at. */
function isFound(isNamed: boolean, isFewNamed: boolean): string {
  const lookedUp = `c.number = $6 or c.order_id = any(array(select id from shop_order where number = $4 or phone = $5))
    or c.id = any(array(select claim_id from return_line where lower(sku) = lower($3) or lower(serial) = lower($3)))`;
  const hasName = "strpos(lower(o.firstname || ' ' || o.lastname), lower($3)) > 0";
  if (!isNamed) return `(${lookedUp})`;
  const named = `c.order_id = any(array(select o.id from shop_order o where o.id = any($7::bigint[]) and ${hasName}))`;
  return `(${lookedUp} or ${isFewNamed ? named : hasName})`;
}

async function countClaims(sql: Sql): Promise<DeskReturnPage["counts"]> {
  const [row] = await sql.query<DeskReturnPage["counts"]>(
    `select count(*) filter (where state = 'requested')::int as requested,
       count(*) filter (where state = 'approved')::int as approved,
       count(*) filter (where state = 'received')::int as received
     from return_claim where state in ('requested', 'approved', 'received')`,
  );
  return row ?? { requested: 0, approved: 0, received: 0 };
}
