import { fromWireValue } from "@precise/cart-core/money";
import { deliveryWay, findMove } from "@precise/cart-core/order-moves";
import { orderStages } from "@precise/cart-core/order-stages";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { confirmDeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import * as z from "zod/mini";
import { movedOrderText } from "#api/desk/kit/moved-order-text.ts";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import {
  type OperatorTools,
  operatorCommand,
  type Typed,
  type TypedValues,
} from "#api/desk/kit/operator-command.ts";
import { by, detail, limit, nairaBetween, typedLimit } from "#api/desk/kit/operator-input.ts";
import { confirmTransfer, reopenCommand } from "#api/desk/money/payment-commands.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { getOrder, readOrderFor } from "#api/modules/orders/get-order.ts";
import { isOpenStage } from "#api/modules/orders/goods/order-hold.ts";
import { proveOrder } from "#api/modules/orders/goods/prove-order.ts";
import { moveFor, type OperatorWish } from "#api/modules/orders/move-for-operator.ts";
import { type PaperOrder, whyNoPaper } from "#api/modules/orders/why-no-paper.ts";
import { keptPieces } from "#api/modules/returns/claim-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { readAudit, writeAudit } from "#api/platform/audit/audit-entries.ts";
import { byDelivery } from "./by-delivery.ts";
import { listOrders } from "./order-list.ts";
import { orderListText, provedText, shownOrderText } from "./order-text.ts";
import { papersOf } from "./papers-of-order.ts";
import { pickingList, pickingListText } from "./picking-list.ts";
import { cancelRestCommand } from "./rest/cancel-rest-command.ts";
import { markSampleCommand } from "./sample-order.ts";
import { paidWays, takeDue } from "./take-due.ts";

const number: Typed = { as: "<number>" };
const why = z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(300)));
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const lastStages: readonly string[] = ["cancelled", "returned", "refunded"];

export const moveCommand = operatorCommand({
  name: "orders.move",
  permission: "order.move",
  input: z.strictObject({
    number: z.string(),
    // A fee has a command of its own; whether the move is allowed is the table's to say.
    to: z.enum(orderStages.filter((stage) => stage !== "fee_proposed")),
    detail,
    restocks: z.boolean(),
    despiteRefund: why,
    /** Why a delivery is sent or ended without a rider, a carrier or an attempt. */
    withoutDelivery: why,
    /** What is due with the goods: how it was paid. */
    paid: z.optional(
      z.strictObject({
        by: z.enum(paidWays),
        reference: z.optional(shortText),
        payer: z.optional(shortText),
        reason: why,
      }),
    ),
    by,
  }),
  terminal: [
    {
      words: "orders move",
      about: "Moves an order to packed, shipped, delivered, returned or refunded",
      typed: {
        number,
        to: { as: "<stage>" },
        detail: {
          as: "--detail <sentence>",
          about: "what the customer reads with it, such as the courier and tracking number",
        },
        restocks: { as: "--restock", about: "with returned: the goods can be sold again" },
        despiteRefund: {
          as: "--despite-refund <reason>",
          about: "why it is sent although a part of its money went back; only the staff reads it",
        },
        withoutDelivery: {
          as: "--without-delivery <reason>",
          about: "why it is shipped or delivered without deliveries dispatch and deliveries attempt",
        },
        paid: {
          as: "--paid <way>",
          about: "with delivered, where money is due: how it was paid; none: it was not",
          choices: paidWays,
        },
        reference: { as: "--reference <text>", about: "of the POS terminal or the bank" },
        payer: { as: "--payer <name>", about: "who sent the transfer" },
        unpaidReason: { as: "--unpaid-reason <reason>", about: "with --paid none: why it goes all the same" },
      },
      toInput: ({ paid: way, reference, payer, unpaidReason: reason, ...input }: TypedValues) => ({
        ...input,
        ...(way === undefined ? {} : { paid: { by: way, reference, payer, reason } }),
      }),
    },
  ],
  ask: (input) =>
    lastStages.includes(input.to)
      ? `This marks ${input.number} as ${input.to}. This cannot be undone.`
      : undefined,
  async run({ db, unpaidOrderHours }, { to, restocks, despiteRefund, detail: forShopper, ...input }) {
    if (restocks && to !== "returned") throw new Refused("Only returned goods can go back on sale.");
    const { withoutDelivery, paid, ...named } = input;
    return db.transaction(async (tx) => {
      const order = await getOrder(tx, named.number);
      const way = findMove(order.standing, to, "operator").ok ? deliveryWay(order.standing, to) : undefined;
      if (way !== undefined && withoutDelivery === undefined)
        throw new Refused(byDelivery(order.number, way));
      const isHandover = to === "delivered" && findMove(order.standing, to, "operator").ok;
      if (isHandover) await takeDue(tx, order, paid, actorName(named.by));
      else if (paid)
        throw new Refused("Only what is delivered is paid with it.", { status: 422, field: "paid" });
      return moveFor(tx, unpaidOrderHours, named, "orders.move", {
        to,
        detail: forShopper,
        restocks,
        ...(restocks && { cameBack: await keptPieces(tx, order.id) }),
        despiteRefund,
        noted: {
          ...(withoutDelivery === undefined ? {} : { without_delivery: withoutDelivery }),
          ...(paid === undefined ? {} : { paid_by: paid.by }),
          ...(paid?.reason === undefined ? {} : { unpaid_reason: paid.reason }),
        },
      });
    });
  },
  show: movedOrderText,
});

export const setFeeCommand = operatorCommand({
  name: "orders.set-delivery-fee",
  permission: "order.fee",
  input: z.strictObject({ number: z.string(), fee: nairaBetween(0, 1_000_000_000), by }),
  terminal: [
    {
      words: "orders set-delivery-fee",
      about: "Proposes a delivery fee; the customer gets an e-mail with a link to accept it",
      typed: { number, fee: { as: "<naira>", about: "the fee" } },
    },
  ],
  run: (tools, { fee, ...input }) =>
    move(tools, input, "orders.set-delivery-fee", { to: "fee_proposed", fee: fromWireValue(fee) }),
  show: movedOrderText,
});

export const confirmByPhoneCommand = operatorCommand({
  name: "orders.confirm-by-phone",
  ...ofCall(confirmDeskOrder),
  terminal: [
    {
      words: "orders confirm-by-phone",
      about: "Records that you called the customer: confirms the order and holds its goods for the full time",
      typed: { number },
    },
  ],
  run: ({ db, unpaidOrderHours }, input) =>
    db.transaction(async (tx) => {
      const order = await getOrder(tx, input.number);
      if (!isOpenStage(order.standing.stage))
        throw new Refused(`${order.number} is ${order.standing.stage}. There is nothing to confirm.`);
      const proved = await proveOrder(tx, order, "staff", unpaidOrderHours);
      await writeAudit(tx, {
        actor: input.by,
        act: "orders.confirm-by-phone",
        subject: order.number,
        before: { stage: order.standing.stage, proved: order.isProved, goods: order.goods },
        after: { stage: proved.stage, proved: true, goods: proved.hold?.goods },
      });
      return proved;
    }),
  show: provedText,
});

export const cancelCommand = operatorCommand({
  name: "orders.cancel",
  permission: "order.cancel",
  input: z.strictObject({ number: z.string(), detail, by }),
  terminal: [
    {
      words: "orders cancel",
      about:
        "Cancels an order: its goods go back to stock, its voucher works again, and the customer gets an e-mail",
      typed: { number, detail: { as: "--detail <sentence>", about: "why; the customer reads it" } },
    },
  ],
  ask: (input) => `This cancels ${input.number}. This cannot be undone.`,
  run: (tools, { detail: forShopper, ...input }) =>
    move(tools, input, "orders.cancel", { to: "cancelled", detail: forShopper }),
  show: movedOrderText,
});

/** What an operator may do with orders. Every change is audited in the transaction that makes it. */
export const orderCommands = [
  operatorCommand({
    name: "orders.list",
    ...ofRead(listDeskOrders, {
      stage: z.optional(z.enum(orderStages)),
      email: z.optional(z.string()),
      limit,
    }),
    terminal: [
      {
        words: "orders list",
        about: "The newest orders",
        typed: {
          stage: { as: "--stage <stage>", about: "only orders at this stage" },
          email: { as: "--email <email>", about: "only this customer's" },
          limit: typedLimit(50),
        },
      },
    ],
    run: ({ db }, wanted) => listOrders(db, wanted),
    show: orderListText,
  }),
  operatorCommand({
    name: "orders.show",
    ...ofRead(readDeskOrder),
    terminal: [
      {
        words: "orders show",
        about: "Shows one order: items, customer, history, and what operators did",
        typed: { number },
      },
    ],
    async run({ db }, input) {
      const order = await readOrderFor(db, input.number);
      return { order, audit: await readAudit(db, { subject: order.number, limit: 100 }) };
    },
    show: shownOrderText,
  }),
  operatorCommand({
    name: "orders.picking-list",
    ...ofRead(readDeskOrder),
    terminal: [
      {
        words: "orders picking-list",
        about: "What to pick: each item with its quantity for each side mark",
        typed: { number },
      },
    ],
    async run({ db }, input) {
      const order = await readOrderFor(db, input.number);
      const [row] = await db.query<PaperOrder>(
        'select number, status as stage, money_stands as "moneyStands" from shop_order where number = $1',
        [order.number],
      );
      const refused = row && whyNoPaper(row);
      if (refused !== undefined) throw new Refused(refused);
      const [toPick = order] = papersOf(order, undefined);
      return pickingList(toPick);
    },
    show: pickingListText,
  }),
  moveCommand,
  setFeeCommand,
  confirmTransfer,
  confirmByPhoneCommand,
  reopenCommand,
  cancelCommand,
  cancelRestCommand,
  markSampleCommand,
];

function move(
  { db, unpaidOrderHours }: OperatorTools,
  order: { readonly number: string; readonly by: Actor },
  act: string,
  input: OperatorWish,
): Promise<AnyOrder> {
  return db.transaction((tx) => moveFor(tx, unpaidOrderHours, order, act, input));
}
