import type { DeliveryDetail, DeliveryPage, DeliveryState } from "@precise/contract/desk/deliveries";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readRows } from "#api/platform/lists/read-page.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import {
  cameAtColumn,
  type DeliveryRecord,
  deliveryColumns,
  deliveryTables,
  stateColumn,
} from "./delivery-rows.ts";
import { deliveryView, type PhoneMask } from "./delivery-view.ts";

const pageSize = 50;

/** What of the deliveries is wanted. */
export interface WantedDeliveries {
  readonly state?: DeliveryState | undefined;
  /** Id of a rider. */
  readonly rider?: number | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** How the person of a row is shown: asked for each. */
export type MaskOf = (row: DeliveryRecord) => PhoneMask;

const isDelivery =
  "o.delivery_method = 'delivery' and (o.status in ('packed', 'shipped') or d.order_id is not null)";
const hasOpenCash = "exists (select 1 from rider_cash c where c.order_id = o.id and c.remittance_id is null)";

/** One page of a queue. Open deliveries come the oldest first, done ones the newest first. */
export async function listDeliveries(
  sql: Sql,
  wanted: WantedDeliveries,
  maskOf: MaskOf,
): Promise<DeliveryPage> {
  const { state, rider, cursor } = wanted;
  const isNewestFirst = state === undefined || state === "done";
  const text = wanted.search?.trim() ?? "";
  const phone = normalisePhone(text);
  const { rows, next } = await readRows<DeliveryRecord>(sql, {
    columns: deliveryColumns,
    from: deliveryTables,
    where: `${isDelivery} and ${conditionOf(state)} and ($1::bigint is null or d.rider_id = $1)
      and ($2::text = '' or o.number = $3 or lower(d.waybill) = lower($2)
        or coalesce(o.site_contact ->> 'phone', o.phone) = $4
        or strpos(lower(o.firstname || ' ' || o.lastname || ' ' || coalesce(o.site_contact ->> 'name', '')), lower($2)) > 0)`,
    values: [rider ?? null, text, readOrderNumber(text) ?? "", phone.ok ? phone.value : ""],
    order: [
      { by: cameAtColumn, type: "timestamptz" },
      { by: "o.id", type: "bigint" },
    ],
    way: isNewestFirst ? "desc" : "asc",
    cursor,
    limit: pageSize,
  });
  return {
    deliveries: rows.map((row) => deliveryView(row, maskOf(row))),
    next,
    counts: await countDeliveries(sql),
  };
}

/** How many wait in each queue. */
export async function countDeliveries(sql: Sql): Promise<DeliveryPage["counts"]> {
  const [row] = await sql.query<DeliveryPage["counts"]>(
    `select count(*) filter (where o.status = 'packed')::int as to_dispatch,
       count(*) filter (where o.status = 'shipped' and coalesce(d.state, 'out') <> 'failed')::int as on_the_way,
       count(*) filter (where o.status = 'shipped' and d.state = 'failed')::int as failed,
       (select count(*)::int from rider_cash where remittance_id is null) as cash_open
     from shop_order o left join delivery d on d.order_id = o.id
     where o.delivery_method = 'delivery' and o.status in ('packed', 'shipped')`,
  );
  return row ?? { to_dispatch: 0, on_the_way: 0, failed: 0, cash_open: 0 };
}

/** A delivery by its order's number. @throws Refused where no such order is delivered */
export async function readDelivery(sql: Sql, typed: string, maskOf: MaskOf): Promise<DeliveryDetail> {
  const [row] = await sql.query<DeliveryRecord>(
    `select ${deliveryColumns} from ${deliveryTables} where ${isDelivery} and o.number = $1`,
    [readOrderNumber(typed) ?? ""],
  );
  if (!row) throw new Refused(`There is no delivery of an order ${typed}.`, { status: 404 });
  const tries = await sql.query<{
    at: Date;
    outcome: string;
    note: string | null;
    rider: string;
    actor: string;
  }>(
    `select a.at, a.outcome, a.note, r.name as rider, a.actor
     from delivery_attempt a join rider r on r.id = a.rider_id where a.order_id = $1 order by a.id`,
    [row.id],
  );
  const { note, receiver, receiver_reason } = row;
  return {
    ...deliveryView(row, maskOf(row)),
    note,
    receiver: receiver === null ? null : { name: receiver, reason: receiver_reason ?? "" },
    tries: tries.map(({ at, ...attempt }) => ({ at: wireTime(at), ...attempt })),
  };
}

function conditionOf(state: DeliveryState | undefined): string {
  if (state === undefined) return "true";
  if (state === "cash_open") return hasOpenCash;
  const inState = `(${stateColumn}) = '${state}'`;
  return state === "done" ? `${inState} and not ${hasOpenCash}` : inState;
}
