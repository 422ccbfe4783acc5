import { addressLines } from "@precise/cart-core/address-lines";
import { nairaText } from "@precise/cart-core/money";
import { orderStages } from "@precise/cart-core/order-stages";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import { type Command, Option } from "commander";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import type { AuditEntry } from "#api/platform/audit/audit-entries.ts";
import type { ListedOrder } from "../ops/order-commands.ts";
import { operatorOf } from "./operator.ts";
import { nairaArgument, wholeArgument } from "./ops-arguments.ts";
import { moneyText } from "./ops-payments.ts";
import { addPickingListCommand } from "./ops-picking-list.ts";
import { momentText, tableText } from "./table-text.ts";

interface Shown {
  readonly order: AnyOrder;
  readonly audit: readonly (AuditEntry & { readonly at: string })[];
}

/** `pnpm ops orders …` */
export function addOrderCommands(program: Command): void {
  const orders = program.command("orders").description("See orders and move them forward");
  orders
    .command("list")
    .description("The newest orders")
    .addOption(new Option("--stage <stage>", "only orders at this stage").choices([...orderStages]))
    .option("--email <email>", "only this customer's")
    .option("--limit <count>", "how many", wholeArgument, 50)
    .action(async (options: { stage?: string; email?: string; limit: number }, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<ListedOrder[]>("orders.list", options), listText);
    });
  orders
    .command("show")
    .description("Shows one order: items, customer, history, and what operators did")
    .argument("<number>")
    .action(async (number: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<Shown>("orders.show", { number }), shownText);
    });
  addPickingListCommand(orders);
  orders
    .command("move")
    .description("Moves an order to packed, shipped, delivered, returned or refunded")
    .argument("<number>")
    .argument("<stage>")
    .option("--detail <sentence>", "what the customer reads with it, such as the courier and tracking number")
    .option("--restock", "with returned: the goods can be sold again")
    .action(
      async (number: string, to: string, options: { detail?: string; restock?: true }, command: Command) => {
        const operator = operatorOf(command);
        if (["cancelled", "returned", "refunded"].includes(to)) {
          await operator.confirm(`This marks ${number} as ${to}. This cannot be undone.`);
        }
        const input = { number, to, detail: options.detail, restocks: options.restock ?? false };
        operator.show(await operator.change<AnyOrder>("orders.move", input), movedText);
      },
    );
  orders
    .command("set-delivery-fee")
    .description("Proposes a delivery fee; the customer gets an e-mail with a link to accept it")
    .argument("<number>")
    .argument("<naira>", "the fee", nairaArgument)
    .action(async (number: string, fee: number, _options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.change<AnyOrder>("orders.set-delivery-fee", { number, fee }), movedText);
    });
  orders
    .command("confirm-transfer")
    .description("Records that the money has arrived; the same as payments confirm")
    .argument("<number>")
    .option("--amount <naira>", "what arrived; default: all that is missing", nairaArgument)
    .option("--reference <text>", "the bank's reference; each counts once")
    .action(async (number: string, options: { amount?: number; reference?: string }, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`This records the payment of ${number} and e-mails the customer.`);
      operator.show(
        await operator.change<AnyOrder>("orders.confirm-transfer", { number, ...options }),
        moneyText,
      );
    });
  orders
    .command("confirm-by-phone")
    .description(
      "Records that you called the customer: confirms the order and holds its goods for the full time",
    )
    .argument("<number>")
    .action(async (number: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.change<AnyOrder>("orders.confirm-by-phone", { number }), provedText);
    });
  orders
    .command("reopen")
    .description("Reopens a cancelled order while its goods and its voucher are available")
    .argument("<number>")
    .action(async (number: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.change<AnyOrder>("orders.reopen", { number }), movedText);
    });
  orders
    .command("cancel")
    .description(
      "Cancels an order: its goods go back to stock, its voucher works again, and the customer gets an e-mail",
    )
    .argument("<number>")
    .option("--detail <sentence>", "why; the customer reads it")
    .action(async (number: string, options: { detail?: string }, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`This cancels ${number}. This cannot be undone.`);
      operator.show(await operator.change<AnyOrder>("orders.cancel", { number, ...options }), movedText);
    });
}

function listText(orders: readonly ListedOrder[]): string {
  return tableText(
    ["Number", "Stage", "Placed", "Name", "Payment", "To pay", "Money", "Waits until", "Goods"],
    orders.map((order) => [
      order.number,
      order.stage,
      momentText(order.placed_at),
      order.name,
      order.payment,
      nairaText(order.payable),
      order.money,
      momentText(order.respond_by),
      goodsText(order.goods, order.hold_until, order.is_proved),
    ]),
  );
}

/** Whether an order's goods are out of stock for it, and whether its buyer has confirmed it. */
function goodsText(goods: ListedOrder["goods"], until: Date | string | null, isProved: boolean): string {
  const held = {
    held: until ? `held until ${momentText(until)}` : "held",
    free: "on sale",
    waiting: "not held",
  };
  return isProved ? held[goods] : `${held[goods]}, not confirmed`;
}

function provedText(order: AnyOrder): string {
  const gone = order.hold?.gone ?? [];
  if (gone.length === 0) return movedText(order);
  return `${order.number} is confirmed, but its goods are not held. Not enough in stock: ${gone.join(", ")}.`;
}

function shownText({ order, audit }: Shown): string {
  const { contact, address, prices, delivery } = order;
  const amount = (value: { value: number } | null) => (value ? nairaText(value.value) : "open");
  const where = delivery.showroom
    ? `collected at ${delivery.showroom.name}`
    : addressLines(address ?? {}).join(", ");
  return [
    `${order.number}  ${order.stage}  placed ${momentText(order.placed_at)}`,
    `${contact.firstname} ${contact.lastname}  ${contact.email}  ${contact.phone}`,
    ...tradeText(order),
    `Delivery: ${where}`,
    ...(order.hold
      ? [`Goods: ${goodsText(order.hold.goods, order.hold.until ?? null, order.hold.is_proved)}`]
      : []),
    `Payment: ${order.payment.method}${order.payment.paid_at ? `, paid ${momentText(order.payment.paid_at)}` : ""}`,
    moneyText(order),
    ...documentsText(order),
    ...(order.note ? [`Note: ${order.note}`] : []),
    "",
    tableText(
      ["Item no.", "Name", "Side mark", "Quantity", "Price"],
      order.items.map((item) => [item.sku, item.name, item.side_mark, item.quantity, amount(item.row_total)]),
    ),
    "",
    ...(prices.discounts ?? []).map(({ code, label, amount: off }) => `${label} (${code}): −${amount(off)}`),
    `Delivery ${amount(prices.delivery_fee)}, to pay ${amount(prices.payable)}, including VAT ${amount(prices.vat)}`,
    ...(order.fee_proposal ? [`Proposed: ${amount(order.fee_proposal.delivery_fee)} for delivery`] : []),
    "",
    ...order.timeline.map(({ at, text }) => `${momentText(at)}  ${text}`),
    ...(audit.length > 0
      ? ["", ...audit.map((entry) => `${momentText(entry.at)}  ${entry.actor}  ${entry.act}`)]
      : []),
  ].join("\n");
}

function tradeText({ trade }: AnyOrder): string[] {
  if (!trade) return [];
  const { company, site_contact, po_number, delivery_date } = trade;
  return [
    `Company: ${[company.name, company.rc_number && rcNumberText(company.rc_number), po_number && `their order ${po_number}`].filter(Boolean).join(", ")}`,
    `On the site: ${site_contact.name}  ${site_contact.phone}${delivery_date ? `, preferred date ${delivery_date}` : ""}`,
  ];
}

function documentsText({ invoice, credit_notes = [], payment }: AnyOrder): string[] {
  if (!invoice) return [];
  const due = payment.due_date ? `, due ${payment.due_date}` : "";
  const notes = credit_notes.map(({ number, amount }) => `${number} (−${nairaText(amount.value)})`);
  return [`Invoice: ${invoice.number}${due}${notes.length > 0 ? `; credit notes ${notes.join(", ")}` : ""}`];
}

function movedText(order: AnyOrder): string {
  return `${order.number} is ${order.stage}. ${order.timeline.at(-1)?.text ?? ""}`;
}
