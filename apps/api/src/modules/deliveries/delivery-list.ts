import type { DeliveryDetail, DeliveryPage, DeliveryState } from "@precise/contract/desk/deliveries";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { type CutToPage, type List, readRows } from "#api/platform/lists/read-page.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import {
  cameAtColumn,
  type DeliveryRecord,
  deliveryAndGoods,
  deliveryColumns,
  deliveryTables,
  goodsOfOrder,
  stateColumn,
} from "./delivery-rows.ts";
import { deliveryView, type PhoneMask } from "./delivery-view.ts";
import { readShipmentKey } from "./shipment-key.ts";

const pageSize = 50;

/** Orders in whose names a text may be. */
export interface OrdersNamed {
  /** Their ids; undefined where they are many, or where the text is not looked up. */
  readonly few: () => Promise<readonly number[] | undefined>;
  /** The same as SQL, of however many; `put` takes a value in and answers its `$n`. */
  readonly all?: ((put: (value: SqlValue) => string) => string) | undefined;
}

/** What of the deliveries is wanted. */
export interface WantedDeliveries {
  readonly state?: DeliveryState | undefined;
  /** Id of a rider. */
  readonly rider?: number | undefined;
  readonly search?: string | undefined;
  /** How orders are found in whose names the search may be; without it each delivery is looked at. */
  readonly named?: OrdersNamed | undefined;
  readonly cursor?: string | undefined;
}

/** How the person of a row is shown: asked for each. */
export type MaskOf = (row: DeliveryRecord) => PhoneMask;

const isDelivery =
  "o.delivery_method = 'delivery' and (o.status in ('packed', 'shipped') or d.order_id is not null)";
const hasOpenCash =
  "exists (select 1 from rider_cash c where c.order_id = o.id and c.part = d.part and c.remittance_id is null)";

/** Of a name that many orders have, so many deliveries are looked at in the list's own order before it is looked up. */
const mostLookedAt = 6_000;

/** One page of a queue. Open deliveries come the oldest first, done ones the newest first. */
export async function listDeliveries(
  sql: Sql,
  wanted: WantedDeliveries,
  maskOf: MaskOf,
  lookedAt = mostLookedAt,
): Promise<DeliveryPage> {
  const { state, rider, named, cursor } = wanted;
  const isNewestFirst = state === undefined || state === "done";
  const listOf = (values: readonly SqlValue[], from: List["from"]): List => ({
    columns: "listed.id, listed.part",
    from,
    where: "true",
    values,
    isPlannedEachTime: true,
    order: [
      { by: "listed.came_at", type: "timestamptz" },
      { by: "listed.id", type: "bigint" },
      { by: "listed.place", type: "bigint" },
    ],
    way: isNewestFirst ? "desc" : "asc",
    wide: {
      columns: deliveryColumns,
      from: `page cross join lateral (select * from shop_order where id = page.id) o
        left join delivery d on d.order_id = page.id and d.part = page.part left join rider r on r.id = d.rider_id ${goodsOfOrder}`,
    },
    cursor,
    limit: pageSize,
  });
  const text = readText(wanted.search);
  // What is under way is little, and what a rider has is found by its index.
  const isAll = state === undefined || state === "done" || state === "cash_open";
  const nearest = () => {
    const { values, fits, found } = fitting(wanted, text);
    return readRows<DeliveryRecord>(sql, {
      ...listOf(
        values,
        (cut) => `(select * from (${partsOf(state, fits, cut).join(" union all ")}) each
        where true${cut("came_at", "id", "place")}) listed`,
      ),
      where: `coalesce((select ${found} from shop_order o left join delivery d on d.order_id = o.id and d.part = listed.part
        where o.id = listed.id), false)`,
      lookedAt,
    });
  };
  const few = text.isName && isAll ? await named?.few() : undefined;
  const isMany = isAll && rider === undefined && few === undefined;
  const near = isMany && text.isName ? await nearest() : undefined;
  const whole = fitting(wanted, text, few ?? (isMany ? named?.all : undefined));
  const fits = `${whole.fits} and ${whole.found}`;
  const { rows, next } = near?.next
    ? near
    : await readRows<DeliveryRecord>(
        sql,
        listOf(whole.values, (cut) => `(${partsOf(state, fits, cut).join(" union all ")}) listed`),
      );
  return {
    deliveries: rows.map((row) => deliveryView(row, maskOf(row))),
    next,
    counts: await countDeliveries(sql),
  };
}

/** What someone typed; of digits and numbers no name is looked for. */
function readText(search: string | undefined) {
  const text = search?.trim() ?? "";
  const number = readOrderNumber(readShipmentKey(text).number);
  const isNumber = /^[+\d\s()./-]+$/.test(text) || (number !== undefined && /\d/.test(text));
  return { text, number, isName: text !== "" && !isNumber };
}

/**
 * What an order `o` and its delivery `d` must fit, and that a text finds it.
 * @param named ids of orders to begin with, or SQL of these; without them each is looked at
 */
function fitting(
  { rider }: WantedDeliveries,
  { text, number, isName }: ReturnType<typeof readText>,
  named?: readonly number[] | OrdersNamed["all"],
) {
  const values: SqlValue[] = [];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  const ofRider = rider === undefined ? "" : ` and d.rider_id = ${put(rider)}::bigint`;
  const fits = `o.delivery_method = 'delivery'${ofRider}`;
  if (text === "") return { values, fits, found: "true" };
  const typed = `${put(text)}::text`;
  const phone = normalisePhone(text);
  const ofPhone = `${put(phone.ok ? phone.value : null)}::text`;
  const ofNumber = `${put(number ?? "")}::text`;
  const look = `(o.number = ${ofNumber} or lower(d.waybill) = lower(${typed})
    or coalesce(o.site_contact ->> 'phone', o.phone) = ${ofPhone}
    or strpos(lower(o.firstname || ' ' || o.lastname || ' ' || coalesce(o.site_contact ->> 'name', '')), lower(${typed})) > 0)`;
  if (isName && named === undefined) return { values, fits, found: look };
  const ids =
    typeof named === "function" ? named(put) : `select unnest(${put([...(named ?? [])])}::bigint[])`;
  const lookedUp = `o.id = any(array(${ids}
    union all select id from shop_order where number = ${ofNumber} or phone = ${ofPhone}
    union all select id from shop_order where company_id is not null and site_contact ->> 'phone' = ${ofPhone}
    union all select order_id from delivery where lower(waybill) = lower(${typed})))`;
  return { values, fits, found: `${lookedUp} and ${look}` };
}

/** How many wait in each queue. */
export async function countDeliveries(sql: Sql): Promise<DeliveryPage["counts"]> {
  // A packed order has always something to be sent; one that is on its way may have no delivery of its own.
  const [row] = await sql.query<DeliveryPage["counts"]>(
    `with open as materialized (
       select id, status from shop_order where delivery_method = 'delivery' and status in ('packed', 'shipped')
     ), moving as materialized (
       select order_id, count(*) filter (where state = 'out') as out, count(*) filter (where state = 'failed') as failed
       from delivery where state in ('out', 'failed') group by order_id
     )
     select count(*) filter (where open.status = 'packed')::int as to_dispatch,
       (coalesce(sum(moving.out), 0) + count(*) filter (where open.status = 'shipped' and moving.order_id is null
         and not exists (select 1 from delivery d where d.order_id = open.id)))::int as on_the_way,
       coalesce(sum(moving.failed), 0)::int as failed,
       (select count(*)::int from rider_cash where remittance_id is null) as cash_open
     from open left join moving on moving.order_id = open.id`,
  );
  return row ?? { to_dispatch: 0, on_the_way: 0, failed: 0, cash_open: 0 };
}

/**
 * A delivery by its key. Of an order's number: what is to be sent of it, else what is on its way, else what was sent last.
 * @throws Refused where no such order is delivered
 */
export async function readDelivery(sql: Sql, typed: string, maskOf: MaskOf): Promise<DeliveryDetail> {
  const { number, part } = readShipmentKey(typed);
  const [row] = await sql.query<DeliveryRecord>(
    `select ${deliveryColumns} from ${deliveryAndGoods}
     where ${isDelivery} and o.number = $1 and ($2::int is null or d.part = $2)
     order by d.part is null desc, d.state in ('out', 'failed') desc, d.part desc limit 1`,
    [readOrderNumber(number) ?? "", part ?? null],
  );
  if (!row) throw new Refused(`There is no delivery of an order ${typed}.`, { status: 404 });
  const tries = await sql.query<{
    at: Date;
    outcome: string;
    note: string | null;
    rider: string;
    actor: string;
  }>(
    `select a.at, a.outcome, a.note, r.name as rider, a.actor from delivery_attempt a join rider r on r.id = a.rider_id
     where a.order_id = $1 and a.part = $2 order by a.id`,
    [row.id, row.part],
  );
  const { note, receiver, receiver_reason } = row;
  return {
    ...deliveryView(row, maskOf(row)),
    note,
    lines: await readLines(sql, row),
    receiver: receiver === null ? null : { name: receiver, reason: receiver_reason ?? "" },
    tries: tries.map(({ at, ...attempt }) => ({ at: wireTime(at), ...attempt })),
  };
}

async function readLines(sql: Sql, { id, part, stage }: DeliveryRecord): Promise<DeliveryDetail["lines"]> {
  const rows = await sql.query<{
    line: number;
    sku: string;
    name: string;
    side_mark: string;
    quantity: number;
  }>(
    `select * from (
       select l.position as line, l.sku, l.name, l.side_mark,
         case when $2::int is not null then coalesce(sent.quantity, 0)
           else l.quantity - case when $3::boolean then order_sent_pieces(l.order_id, l.position) else 0 end end as quantity
       from shop_order_line l
       left join delivery_line sent on sent.order_id = l.order_id and sent.position = l.position and sent.part = $2
       where l.order_id = $1
     ) goods where quantity > 0 order by line`,
    [id, part, stage === "packed"],
  );
  return rows.map(({ side_mark, ...line }) => ({ ...line, ...(side_mark === "" ? {} : { side_mark }) }));
}

/**
 * Orders that are under way, which are few, and deliveries of those that ended, each cut to the page.
 * @param fits SQL: what else an order `o` and its delivery `d` must fit
 */
function partsOf(state: DeliveryState | undefined, fits: string, cut: CutToPage): string[] {
  const underWay = "o.status in ('packed', 'shipped')";
  const open = `(select o.id, d.part, ${cameAtColumn} as came_at, coalesce(d.part, 0) as place from ${deliveryTables}
    where ${underWay} and ${fits} and ${conditionOf(state)}${cut(cameAtColumn, "o.id", "coalesce(d.part, 0)")})`;
  if (state !== undefined && state !== "done" && state !== "cash_open") return [open];
  const cameAt = "coalesce(d.ended_at, d.sent_at)";
  const ended = `(select o.id, d.part, ${cameAt}, d.part from delivery d join shop_order o on o.id = d.order_id
    where not ${underWay} and ${fits} and ${conditionOf(state)}${cut(cameAt, "d.order_id", "d.part")})`;
  return [open, ended];
}

function conditionOf(state: DeliveryState | undefined): string {
  if (state === undefined) return "true";
  if (state === "cash_open") return hasOpenCash;
  const inState = `(${stateColumn}) = '${state}'`;
  return state === "done" ? `${inState} and not ${hasOpenCash}` : inState;
}
