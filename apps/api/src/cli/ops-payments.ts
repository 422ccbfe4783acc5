import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import { type Command, Option } from "commander";
import type { PaymentsOfOrder } from "../ops/payments/payment-commands.ts";
import type { PaymentReviews } from "../ops/payments/payment-lists.ts";
import type { AnyOrder } from "../orders/any-order.ts";
import { moneyDoors } from "../payments/receipts.ts";
import { operatorOf } from "./operator.ts";
import { momentArgument, nairaArgument } from "./ops-arguments.ts";
import { momentText, tableText } from "./table-text.ts";

interface MoneyOptions {
  readonly amount?: number;
  readonly reference?: string;
  readonly payer?: string;
  readonly at?: string;
  readonly provider?: string;
}

interface MoveOptions {
  readonly from?: string;
  readonly to?: string;
  readonly amount?: number;
  readonly provider?: string;
}

interface MovedMoney {
  readonly reference: string;
  readonly amount: number;
  readonly from?: string;
  readonly to?: string;
}

const door = () => new Option("--provider <door>", "how it came or went").choices([...moneyDoors]);

/** `pnpm ops payments …` */
export function addPaymentCommands(program: Command): void {
  const payments = program.command("payments").description("Money of orders: noted, confirmed, paid back");
  withMoney(
    payments
      .command("note")
      .description("Notes money that came for an order, whatever its stage and however much it is")
      .argument("<number>")
      .requiredOption("--amount <naira>", "what came", nairaArgument)
      .requiredOption("--reference <text>", "the bank's own reference; the same one is noted once"),
  ).action(async (number: string, options: MoneyOptions, command: Command) => {
    const operator = operatorOf(command);
    operator.show(await operator.change<AnyOrder>("payments.note", { number, ...options }), moneyText);
  });
  withMoney(
    payments
      .command("confirm")
      .description("Notes the money that an order is paid with; a cancelled order stands again with it")
      .argument("<number>")
      .option("--amount <naira>", "what came; all that is missing where you do not say", nairaArgument)
      .option("--reference <text>", "the bank's own reference; the same one is noted once"),
  ).action(async (number: string, options: MoneyOptions, command: Command) => {
    const operator = operatorOf(command);
    await operator.confirm(`The money of ${number} will be noted, and its customer is written to.`);
    operator.show(await operator.change<AnyOrder>("payments.confirm", { number, ...options }), moneyText);
  });
  payments
    .command("refund")
    .description("Notes money that you have paid back; its invoice is credited and the customer is mailed")
    .argument("<number>")
    .requiredOption("--amount <naira>", "what went back; never more than came", nairaArgument)
    .requiredOption("--reason <sentence>", "why; the customer reads it, and the credit note states it")
    .option("--reference <text>", "the bank's own reference of the transfer back")
    .option("--at <moment>", "when, like 2026-11-20 or 2026-11-20T16:05", momentArgument)
    .addOption(door())
    .action(async (number: string, options: MoneyOptions & { reason: string }, command: Command) => {
      const operator = operatorOf(command);
      const amount = formatNaira(fromWireValue(options.amount ?? 0));
      await operator.confirm(`${amount} of ${number} will count as paid back, which cannot be undone.`);
      operator.show(await operator.change<AnyOrder>("payments.refund", { number, ...options }), moneyText);
    });
  payments
    .command("move")
    .description("Moves money that was noted for the wrong order, or gives an order what belongs to none")
    .argument("<reference>", "of the money")
    .option("--from <number>", "the order that has it")
    .option("--to <number>", "the order that it is for; none: it belongs to no order then")
    .option("--amount <naira>", "a part of it", nairaArgument)
    .addOption(door())
    .action(async (reference: string, options: MoveOptions, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`Money ${reference} will be moved; the customers are written to.`);
      const input = { reference, ...options };
      operator.show(await operator.change<MovedMoney>("payments.move", input), movedText);
    });
  payments
    .command("list")
    .description("All that came and went for an order")
    .argument("<number>")
    .action(async (number: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<PaymentsOfOrder>("payments.list", { number }), listText);
    });
  payments
    .command("reviews")
    .description(
      "Money that waits for you: parts, too much, what is to be paid back, what belongs to no order",
    )
    .action(async (_options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<PaymentReviews>("payments.reviews", {}), reviewsText);
    });
}

function withMoney(command: Command): Command {
  return command
    .option("--payer <name>", "who paid, as the bank says")
    .option("--at <moment>", "when, like 2026-11-20 or 2026-11-20T16:05", momentArgument)
    .addOption(door());
}

/** How an order's money stands, after a command that changed it. */
export function moneyText(order: AnyOrder): string {
  const { payment, number, stage, prices, credit_notes = [] } = order;
  const amount = (given: { readonly value: number } | undefined) =>
    formatNaira(fromWireValue(given?.value ?? 0));
  const note = credit_notes.at(-1);
  return [
    `${number} is ${stage}, ${payment.status}: ${amount(payment.received)} came of ${amount(prices.payable)}.`,
    ...(payment.refunded?.value ? [`${amount(payment.refunded)} went back.`] : []),
    ...(payment.missing ? [`${amount(payment.missing)} is missing.`] : []),
    ...(payment.excess ? [`${amount(payment.excess)} is to be paid back: use payments refund.`] : []),
    ...(note ? [`Credit note ${note.number} over ${amount(note.amount)}.`] : []),
  ].join(" ");
}

function movedText({ reference, amount, from, to }: MovedMoney): string {
  const sum = formatNaira(fromWireValue(amount));
  const source = from === undefined ? "" : ` from ${from}`;
  return `${sum} of ${reference} moved${source}${to === undefined ? ", and belongs to no order" : ` to ${to}`}.`;
}

function listText({ order, payments }: PaymentsOfOrder): string {
  return [
    moneyText(order),
    "",
    tableText(
      ["When", "What", "How", "Reference", "Amount", "Of", "Payer", "Noted by", "Undone"],
      payments.map((each) => [
        momentText(each.at),
        each.kind,
        each.provider,
        each.reference,
        formatNaira(fromWireValue(each.amount)),
        formatNaira(fromWireValue(each.of)),
        each.payer ?? "",
        each.actor,
        momentText(each.undone_at),
      ]),
    ),
  ].join("\n");
}

function reviewsText({ orders, free }: PaymentReviews): string {
  return [
    tableText(
      ["Order", "Stage", "Money", "Costs", "Is here"],
      orders.map(({ number, stage, status, payable, net }) => [
        number,
        stage,
        status,
        formatNaira(fromWireValue(payable)),
        formatNaira(fromWireValue(net)),
      ]),
    ),
    ...(free.length === 0
      ? []
      : [
          "",
          "Belongs to no order:",
          tableText(
            ["When", "How", "Reference", "Amount", "Payer"],
            free.map((each) => [
              momentText(each.at),
              each.provider,
              each.reference,
              formatNaira(fromWireValue(each.free)),
              each.payer ?? "",
            ]),
          ),
        ]),
  ].join("\n");
}
