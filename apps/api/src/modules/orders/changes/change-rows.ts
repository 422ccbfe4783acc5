import type { OrderStage } from "@precise/cart-core/order-stages";
import type { ChangeState } from "@precise/contract/shop/orders/order-changes";
import type { Sql } from "#api/platform/database/port.ts";
import { isChangeable } from "./refuse-change.ts";
import type { WishedOrder } from "./wished-order.ts";

/** So long a buyer may answer. @source decision 062 */
const answerHours = 72;

/** A change of an order, with where it stands now. */
export interface OrderChange {
  readonly id: number;
  readonly orderId: number;
  readonly number: string;
  readonly state: ChangeState;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly reason: string;
  /** Without address and note once it has ended. */
  readonly wanted: WishedOrder;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly newNumber: string | null;
}

interface Row {
  readonly id: number;
  readonly order_id: number;
  readonly number: string;
  readonly status: OrderStage;
  readonly made_at: Date;
  readonly made_by: string;
  readonly reason: string;
  readonly wish: WishedOrder;
  readonly expires_at: Date;
  readonly is_over: boolean;
  readonly ended_at: Date | null;
  readonly ended_as: ChangeState | null;
  readonly new_number: string | null;
}

const selected = `select c.*, c.expires_at <= now() as is_over, o.number, o.status, n.number as new_number
  from order_change c join shop_order o on o.id = c.order_id left join shop_order n on n.id = c.new_order_id`;

/** Changes of an order, the newest first. */
export async function changesOf(sql: Sql, orderId: number): Promise<OrderChange[]> {
  const rows = await sql.query<Row>(`${selected} where c.order_id = $1 order by c.id desc`, [orderId]);
  return rows.map(changeOf);
}

/** A change of an order by its id; undefined for another order's. */
export async function readChange(sql: Sql, number: string, id: number): Promise<OrderChange | undefined> {
  const [row] = await sql.query<Row>(`${selected} where o.number = $1 and c.id = $2`, [number, id]);
  return row && changeOf(row);
}

/** The number of the order that this one took the place of. */
export async function replacedBy(sql: Sql, orderId: number): Promise<string | null> {
  const [row] = await sql.query<{ number: string }>(
    "select o.number from order_change c join shop_order o on o.id = c.order_id where c.new_order_id = $1",
    [orderId],
  );
  return row?.number ?? null;
}

/** Writes a change of a locked order down; an open one of it ends. @returns its id */
export async function insertChange(
  tx: Sql,
  orderId: number,
  change: { readonly madeBy: string; readonly reason: string; readonly wanted: WishedOrder },
): Promise<number> {
  await tx.query(
    `update order_change set ended_at = now(), ended_as = 'replaced', wish = wish - 'address' - 'note'
     where order_id = $1 and ended_at is null`,
    [orderId],
  );
  const [row] = await tx.query<{ id: number }>(
    `insert into order_change (order_id, made_by, reason, wish, expires_at)
     values ($1, $2, $3, $4::jsonb, now() + make_interval(hours => ${answerHours})) returning id`,
    [orderId, change.madeBy, change.reason, change.wanted],
  );
  if (!row) throw new Error("a change was written and is not there");
  return row.id;
}

/** Ends a change of a locked order; where it goes to, and who may be called, is the order's alone from then on. */
export async function endChange(
  tx: Sql,
  id: number,
  as: Extract<ChangeState, "accepted" | "applied" | "declined" | "withdrawn">,
  newNumber?: string,
): Promise<void> {
  await tx.query(
    `update order_change set ended_at = now(), ended_as = $2, wish = wish - 'address' - 'note',
       new_order_id = (select id from shop_order where number = $3)
     where id = $1`,
    [id, as, newNumber ?? null],
  );
}

function changeOf(row: Row): OrderChange {
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    state: stateOf(row),
    madeAt: row.made_at,
    madeBy: row.made_by,
    reason: row.reason,
    wanted: row.wish,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    newNumber: row.new_number,
  };
}

function stateOf({ ended_as, is_over, status }: Row): ChangeState {
  if (ended_as !== null) return ended_as;
  if (!isChangeable(status)) return "void";
  return is_over ? "expired" : "open";
}
