import { fromWireValue, kobo } from "@precise/cart-core/money";
import { type OrderStage, orderStages } from "@precise/cart-core/order-stages";
import {
  type MoneyByKind,
  orderMoney,
  type PaymentStatus,
  paymentStatus,
} from "@precise/cart-core/payment-status";
import * as z from "zod/mini";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { goneGoods } from "#api/modules/orders/goods/order-goods.ts";
import { isOpenStage } from "#api/modules/orders/goods/order-hold.ts";
import { proveOrder } from "#api/modules/orders/goods/prove-order.ts";
import { type MoveWish, moveOrder } from "#api/modules/orders/move-order.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { moneyColumn } from "#api/modules/payments/order-money.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { readAudit, writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { cannotMove, findOrder, orderNumber } from "./find-order.ts";
import { by, detail, limit, nairaBetween } from "./operator-input.ts";
import { pickingList } from "./picking-list.ts";

const naira = nairaBetween(0, 1_000_000_000);
const listRequest = z.strictObject({
  stage: z.optional(z.enum(orderStages)),
  email: z.optional(z.string()),
  limit,
});
const showRequest = z.strictObject({ number: z.string() });
const moveRequest = z.strictObject({
  number: z.string(),
  // A fee has a command of its own; whether the move is allowed is the table's to say.
  to: z.enum(orderStages.filter((stage) => stage !== "fee_proposed")),
  detail,
  restocks: z.boolean(),
  by,
});
const feeRequest = z.strictObject({ number: z.string(), fee: naira, by });
const phoneRequest = z.strictObject({ number: z.string(), by });
const cancelRequest = z.strictObject({ number: z.string(), detail, by });

/** An order in a list. */
export interface ListedOrder {
  readonly number: string;
  readonly stage: string;
  readonly placed_at: Date;
  readonly name: string;
  readonly payment: string;
  /** Naira. */
  readonly payable: number;
  /** What its money says: `part_paid`. */
  readonly money: PaymentStatus;
  readonly respond_by: Date | null;
  /** Whether a real person is known to stand behind it. @source design D28 */
  readonly is_proved: boolean;
  readonly goods: "held" | "free" | "waiting";
  /** Held goods go back on sale then. */
  readonly hold_until: Date | null;
}

/** What an operator may do with orders. Every change is audited in the transaction that makes it. */
export function orderCommands(db: Database, respondHours: number): AdminCommands {
  async function move(
    given: { readonly number: string; readonly by: string },
    act: string,
    wish: Omit<MoveWish, "by" | "actor" | "respondHours">,
  ): Promise<AnyOrder> {
    return db.transaction(async (tx) => {
      const order = await findOrder(tx, given.number);
      const moved = await moveOrder(tx, order, { ...wish, by: "operator", actor: given.by, respondHours });
      if (!moved.ok && moved.code === "goods-gone") {
        const gone = await goneGoods(tx, order);
        throw new Error(
          `The goods of ${order.number} went back on sale. Not enough in stock: ${gone.join(", ")}. Nothing was changed.`,
        );
      }
      if (!moved.ok) throw new Error(cannotMove(order, wish.to));
      await writeAudit(tx, {
        actor: given.by,
        act,
        subject: order.number,
        before: { stage: order.standing.stage, payable: order.payable / 100 },
        after: {
          stage: wish.to,
          payable: moved.order.prices.payable.value,
          ...(wish.fee === undefined ? {} : { proposed_fee: wish.fee / 100 }),
          ...(wish.detail === undefined ? {} : { detail: wish.detail }),
          ...(wish.restocks ? { restocked: true } : {}),
        },
      });
      return moved.order;
    });
  }

  return {
    "orders.list": (input) => list(db, listRequest.parse(input)),
    "orders.show": async (input) => {
      const number = orderNumber(showRequest.parse(input).number);
      const order = await readOrderOf(db, number);
      if (!order) throw new Error(`There is no order ${number}.`);
      return { order, audit: await readAudit(db, { subject: number, limit: 100 }) };
    },
    "orders.picking-list": async (input) => {
      const number = orderNumber(showRequest.parse(input).number);
      const order = await readOrderOf(db, number);
      if (!order) throw new Error(`There is no order ${number}.`);
      return pickingList(order);
    },
    "orders.move": async (input) => {
      const { to, restocks, detail: forShopper, ...given } = moveRequest.parse(input);
      if (restocks && to !== "returned") throw new Error("Only returned goods can go back on sale.");
      return move(given, "orders.move", { to, detail: forShopper, restocks });
    },
    "orders.set-delivery-fee": async (input) => {
      const { fee, ...given } = feeRequest.parse(input);
      return move(given, "orders.set-delivery-fee", { to: "fee_proposed", fee: fromWireValue(fee) });
    },
    "orders.confirm-by-phone": async (input) => {
      const given = phoneRequest.parse(input);
      return db.transaction(async (tx) => {
        const order = await findOrder(tx, given.number);
        if (!isOpenStage(order.standing.stage)) {
          throw new Error(`${order.number} is ${order.standing.stage}. There is nothing to confirm.`);
        }
        const proved = await proveOrder(tx, order, "staff", respondHours);
        await writeAudit(tx, {
          actor: given.by,
          act: "orders.confirm-by-phone",
          subject: order.number,
          before: { stage: order.standing.stage, proved: order.isProved, goods: order.goods },
          after: { stage: proved.stage, proved: true, goods: proved.hold?.goods },
        });
        return proved;
      });
    },
    "orders.cancel": async (input) => {
      const { detail: forShopper, ...given } = cancelRequest.parse(input);
      return move(given, "orders.cancel", { to: "cancelled", detail: forShopper });
    },
  };
}

type ListedRow = Omit<ListedOrder, "money" | "stage"> & {
  readonly stage: OrderStage;
  readonly payable_kobo: number;
  readonly paid_at: Date | null;
  readonly moved: MoneyByKind | null;
};

async function list(db: Database, wanted: z.infer<typeof listRequest>): Promise<ListedOrder[]> {
  const rows = await db.query<ListedRow>(
    `select number, status as stage, placed_at, firstname || ' ' || lastname as name, payment_method as payment,
       payable_kobo / 100.0::float8 as payable, respond_by, proved_at is not null as is_proved, goods, hold_until,
       payable_kobo, paid_at, ${moneyColumn} as moved
     from shop_order o where ($1::text is null or status = $1) and ($2::text is null or email_key = lower($2))
     order by placed_at desc, id desc limit $3`,
    [wanted.stage ?? null, wanted.email ?? null, wanted.limit],
  );
  return rows.map(({ payable_kobo, paid_at, moved, ...listed }) => ({
    ...listed,
    money: paymentStatus({
      stage: listed.stage,
      money: orderMoney(moved ?? {}),
      payable: kobo(payable_kobo),
      wasPaid: paid_at !== null,
    }),
  }));
}
