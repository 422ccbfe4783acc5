import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import { nextStages } from "@precise/cart-core/order-moves";
import { orderStages } from "@precise/cart-core/order-stages";
import * as z from "zod/mini";
import type { AdminCommands } from "../admin/admin-socket.ts";
import { type AuditEntry, readAudit, writeAudit } from "../audit/audit-entries.ts";
import type { Database } from "../database/port.ts";
import type { AnyOrder } from "../orders/any-order.ts";
import { type LockedOrder, lockOrder } from "../orders/locked-order.ts";
import { type MoveWish, moveOrder } from "../orders/move-order.ts";
import { isOpenStage } from "../orders/order-hold.ts";
import { readOrderNumber } from "../orders/order-number.ts";
import { readOrderOf } from "../orders/order-rows.ts";
import { proveOrder } from "../orders/prove-order.ts";
import { receiveOnAccount } from "../orders/receive-on-account.ts";
import { by, detail, limit, nairaBetween } from "./operator-input.ts";

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
const transferRequest = z.strictObject({
  number: z.string(),
  amount: z.optional(naira),
  reference: z.optional(z.string().check(z.maxLength(120))),
  by,
});
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
  readonly respond_by: Date | null;
  /** Whether a real person is known to stand behind it. @source D28 */
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
    wish: Omit<MoveWish, "by" | "respondHours">,
    more: { readonly check?: (order: LockedOrder) => void; readonly noted?: AuditEntry["after"] } = {},
  ): Promise<AnyOrder> {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, numberOf(given.number));
      if (!order) throw new Error(`There is no order ${given.number}.`);
      more.check?.(order);
      const moved = await moveOrder(tx, order, { ...wish, by: "operator", respondHours });
      if (!moved.ok && moved.code === "goods-gone") {
        const gone = (await readOrderOf(tx, order.number))?.hold?.gone ?? [];
        throw new Error(
          `The goods of ${order.number} went back on sale, and there is not enough left of: ${gone.join(", ")}. Nothing was changed.`,
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
          ...more.noted,
        },
      });
      return moved.order;
    });
  }

  return {
    "orders.list": (input) => list(db, listRequest.parse(input)),
    "orders.show": async (input) => {
      const number = numberOf(showRequest.parse(input).number);
      const order = await readOrderOf(db, number);
      if (!order) throw new Error(`There is no order ${number}.`);
      return { order, audit: await readAudit(db, { subject: number, limit: 100 }) };
    },
    "orders.move": async (input) => {
      const { to, restocks, detail: told, ...given } = moveRequest.parse(input);
      if (restocks && to !== "returned") throw new Error("Only returned goods are put back on sale.");
      return move(given, "orders.move", { to, detail: told, restocks });
    },
    "orders.set-delivery-fee": async (input) => {
      const { fee, ...given } = feeRequest.parse(input);
      return move(given, "orders.set-delivery-fee", { to: "fee_proposed", fee: fromWireValue(fee) });
    },
    "orders.confirm-transfer": async (input) => {
      const { amount, reference, ...given } = transferRequest.parse(input);
      const check = ({ payable, standing, number }: LockedOrder) => {
        const isOpen = standing.stage === "awaiting_payment" || standing.payment === "on_account";
        if (isOpen && amount !== undefined && fromWireValue(amount) !== payable) {
          throw new Error(
            `${number} costs ${formatNaira(payable)}, and ${formatNaira(fromWireValue(amount))} was received. Nothing was changed.`,
          );
        }
        if (standing.payment === "pay_on_delivery") {
          throw new Error(`${number} is paid on delivery; there is no transfer to confirm.`);
        }
      };
      const noted = reference === undefined ? {} : { reference };
      const onAccount = await receiveForAccount(db, given, check, noted);
      return onAccount ?? move(given, "orders.confirm-transfer", { to: "confirmed" }, { check, noted });
    },
    "orders.confirm-by-phone": async (input) => {
      const given = phoneRequest.parse(input);
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, numberOf(given.number));
        if (!order) throw new Error(`There is no order ${given.number}.`);
        if (!isOpenStage(order.standing.stage)) {
          throw new Error(`${order.number} is ${order.standing.stage}; there is nothing to confirm.`);
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
      const { detail: told, ...given } = cancelRequest.parse(input);
      return move(given, "orders.cancel", { to: "cancelled", detail: told });
    },
  };
}

/** Notes a company's payment. @returns undefined for an order that did not go on an account */
async function receiveForAccount(
  db: Database,
  given: { readonly number: string; readonly by: string },
  check: (order: LockedOrder) => void,
  noted: AuditEntry["after"],
): Promise<AnyOrder | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, numberOf(given.number));
    if (order?.standing.payment !== "on_account") return undefined;
    check(order);
    const paid = await receiveOnAccount(tx, order);
    if (paid === "not-owed") throw new Error(`Nothing is owed for ${order.number}.`);
    await writeAudit(tx, {
      actor: given.by,
      act: "orders.confirm-transfer",
      subject: order.number,
      before: { stage: order.standing.stage, reserved: (order.company?.reserved ?? 0) / 100 },
      after: { stage: order.standing.stage, paid: order.payable / 100, ...noted },
    });
    return paid;
  });
}

function numberOf(text: string): string {
  const number = readOrderNumber(text);
  if (number === undefined) throw new Error(`${text} is no order number.`);
  return number;
}

function cannotMove({ number, standing }: LockedOrder, to: string): string {
  const next = nextStages(standing, "operator");
  const ways = next.length > 0 ? `it can go to: ${next.join(", ")}` : "it goes nowhere from there";
  return `${number} is ${standing.stage} and cannot become ${to}; ${ways}.`;
}

function list(db: Database, wanted: z.infer<typeof listRequest>): Promise<ListedOrder[]> {
  return db.query<ListedOrder>(
    `select number, status as stage, placed_at, firstname || ' ' || lastname as name, payment_method as payment,
       payable_kobo / 100.0::float8 as payable, respond_by, proved_at is not null as is_proved, goods, hold_until
     from shop_order where ($1::text is null or status = $1) and ($2::text is null or email_key = lower($2))
     order by placed_at desc, id desc limit $3`,
    [wanted.stage ?? null, wanted.email ?? null, wanted.limit],
  );
}
