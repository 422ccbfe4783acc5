import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { readSlices } from "#api/platform/lists/read-slices.ts";

/** Orders that a report counts. */
export interface CountedOrders {
  /** SQL: whether a line is of one of them; the values stand from `$place` on. */
  readonly has: (orderId: string, place: number) => string;
  readonly values: readonly SqlValue[];
}

const ordersAtOnce = 50_000;
const idsOfBlock = 1 << 16;

/**
 * Finds the orders that a report counts, some at a time: each is looked at once, and all that follows is about these, whatever
 * happens to them meanwhile. They are kept as a bit for each id between the first and the last, 125 kB for a million, since ids
 * are given one after the other.
 * @param input.where SQL on `shop_order o`; its values are `$1` on
 */
export async function findCountedOrders(
  sql: Sql,
  input: { readonly where: string; readonly values: readonly SqlValue[] },
  atOnce = ordersAtOnce,
): Promise<CountedOrders> {
  const place = input.values.length + 1;
  const slices = readSlices("-infinity", async (from: string) => {
    const [page] = await sql.query<{ ids: readonly number[] | null; last: string | null }>(
      `select json_agg(id) as ids, max(placed_at)::text as last from (
         select id, placed_at from shop_order o where placed_at > $${place}::timestamptz and ${input.where}
         order by placed_at fetch first ${atOnce} rows with ties
       ) page`,
      [...input.values, from],
      { isPlannedEachTime: true },
    );
    const ids = page?.ids ?? [];
    return { part: ids, next: ids.length < atOnce ? undefined : (page?.last ?? undefined) };
  });
  const blocks = new Map<number, Uint8Array>();
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for await (const ids of slices) {
    for (const id of ids) {
      addId(blocks, id);
      first = Math.min(first, id);
      last = Math.max(last, id);
    }
  }
  return membership(blocks, first, last);
}

function addId(blocks: Map<number, Uint8Array>, id: number): void {
  const block = Math.floor(id / idsOfBlock);
  const bits = blocks.get(block) ?? new Uint8Array(idsOfBlock / 8);
  blocks.set(block, bits);
  const at = id % idsOfBlock;
  bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
}

function membership(blocks: ReadonlyMap<number, Uint8Array>, first: number, last: number): CountedOrders {
  if (blocks.size === 0) return { has: () => "false", values: [] };
  const firstBlock = Math.floor(first / idsOfBlock);
  const bits = Buffer.alloc((Math.floor(last / idsOfBlock) - firstBlock + 1) * (idsOfBlock / 8));
  for (const [block, part] of blocks) bits.set(part, (block - firstBlock) * part.length);
  return {
    // The bits are decoded once a statement. The case keeps them from ids that have none, in whatever order conditions are tried.
    has: (orderId, place) => {
      const isBetween = `${orderId} between $${place}::int8 and $${place + 1}::int8`;
      const bit = `get_bit((select decode($${place + 2}::text, 'base64')), ${orderId} - $${place + 3}::int8)`;
      return `${isBetween} and case when ${isBetween} then ${bit} <> 0 else false end`;
    },
    values: [first, last, bits.toString("base64"), firstBlock * idsOfBlock],
  };
}
