import { nairaText } from "@precise/cart-core/money";
import { type Command, Option } from "commander";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { paymentProviders } from "#api/modules/payments/receipts.ts";
import type { PaymentsOfOrder } from "../ops/payments/payment-commands.ts";
import type { PaymentReviews } from "../ops/payments/payment-lists.ts";
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

const providerOption = () =>
  new Option("--provider <door>", "how it was paid").choices([...paymentProviders]);

/** `pnpm ops payments …` */
export function addPaymentCommands(program: Command): void {
  const payments = program.command("payments").description("Payments of orders: record, confirm, refund");
  withMoney(
    payments
      .command("note")
      .description("Records money received for an order, at any stage and of any amount")
      .argument("<number>")
      .requiredOption("--amount <naira>", "what came", nairaArgument)
      .requiredOption("--reference <text>", "the bank's reference; each counts once"),
  ).action(async (number: string, options: MoneyOptions, command: Command) => {
    const operator = operatorOf(command);
    operator.show(await operator.change<AnyOrder>("payments.note", { number, ...options }), moneyText);
  });
  withMoney(
    payments
      .command("confirm")
      .description("Records the payment of an order; reopens it if it was cancelled")
      .argument("<number>")
      .option("--amount <naira>", "what came; default: all that is missing", nairaArgument)
      .option("--reference <text>", "the bank's reference; each counts once"),
  ).action(async (number: string, options: MoneyOptions, command: Command) => {
    const operator = operatorOf(command);
    await operator.confirm(`This records the payment of ${number} and e-mails the customer.`);
    operator.show(await operator.change<AnyOrder>("payments.confirm", { number, ...options }), moneyText);
  });
  payments
    .command("refund")
    .description("Records a refund you have made; credits the invoice and e-mails the customer")
    .argument("<number>")
    .requiredOption("--amount <naira>", "what you refunded; never more than was received", nairaArgument)
    .requiredOption("--reason <sentence>", "why; the customer and the credit note show it")
    .option("--reference <text>", "the bank's reference of the refund")
    .option("--at <moment>", "when, like 2026-11-20 or 2026-11-20T16:05", momentArgument)
    .addOption(providerOption())
    .action(async (number: string, options: MoneyOptions & { reason: string }, command: Command) => {
      const operator = operatorOf(command);
      const amount = nairaText(options.amount ?? 0);
      await operator.confirm(`This records ${amount} of ${number} as refunded. This cannot be undone.`);
      operator.show(await operator.change<AnyOrder>("payments.refund", { number, ...options }), moneyText);
    });
  payments
    .command("move")
    .description("Moves money recorded for the wrong order or for none")
    .argument("<reference>", "of the money")
    .option("--from <number>", "the order that has it")
    .option("--to <number>", "the order it is for; leave out for no order")
    .option("--amount <naira>", "a part of it", nairaArgument)
    .addOption(providerOption())
    .action(async (reference: string, options: MoveOptions, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`This moves the payment ${reference} and e-mails the customers.`);
      const input = { reference, ...options };
      operator.show(await operator.change<MovedMoney>("payments.move", input), movedText);
    });
  payments
    .command("list")
    .description("All money received and refunded for an order")
    .argument("<number>")
    .action(async (number: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<PaymentsOfOrder>("payments.list", { number }), listText);
    });
  payments
    .command("reviews")
    .description("Payments to review: part payments, overpayments, refunds due, payments without an order")
    .action(async (_options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<PaymentReviews>("payments.reviews", {}), reviewsText);
    });
}

function withMoney(command: Command): Command {
  return command
    .option("--payer <name>", "the payer's name at the bank")
    .option("--at <moment>", "when, like 2026-11-20 or 2026-11-20T16:05", momentArgument)
    .addOption(providerOption());
}

/** How an order's money stands, after a command that changed it. */
export function moneyText(order: AnyOrder): string {
  const { payment, number, stage, prices, credit_notes = [] } = order;
  const amount = (given: { readonly value: number } | undefined) => nairaText(given?.value ?? 0);
  const note = credit_notes.at(-1);
  return [
    `${number} is ${stage}, ${payment.status}: received ${amount(payment.received)} of ${amount(prices.payable)}.`,
    ...(payment.refunded?.value ? [`Refunded: ${amount(payment.refunded)}.`] : []),
    ...(payment.missing ? [`Missing: ${amount(payment.missing)}.`] : []),
    ...(payment.excess ? [`To refund: ${amount(payment.excess)}. Use payments refund.`] : []),
    ...(note ? [`Credit note ${note.number} for ${amount(note.amount)}.`] : []),
  ].join(" ");
}

function movedText({ reference, amount, from, to }: MovedMoney): string {
  const sum = nairaText(amount);
  const source = from === undefined ? "" : ` from ${from}`;
  return `${sum} of ${reference} moved${source}${to === undefined ? ", now without an order" : ` to ${to}`}.`;
}

function listText({ order, payments }: PaymentsOfOrder): string {
  return [
    moneyText(order),
    "",
    tableText(
      ["When", "What", "How", "Reference", "Amount", "Of", "Payer", "Recorded by", "Undone"],
      payments.map((each) => [
        momentText(each.at),
        each.kind,
        each.provider,
        each.reference,
        nairaText(each.amount),
        nairaText(each.of),
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
      ["Order", "Stage", "Money", "Costs", "Received"],
      orders.map(({ number, stage, status, payable, net }) => [
        number,
        stage,
        status,
        nairaText(payable),
        nairaText(net),
      ]),
    ),
    ...(free.length === 0
      ? []
      : [
          "",
          "Without an order:",
          tableText(
            ["When", "How", "Reference", "Amount", "Payer"],
            free.map((each) => [
              momentText(each.at),
              each.provider,
              each.reference,
              nairaText(each.free),
              each.payer ?? "",
            ]),
          ),
        ]),
  ].join("\n");
}
