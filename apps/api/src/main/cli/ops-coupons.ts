import { nairaText } from "@precise/cart-core/money";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { ListedCoupon } from "../ops/coupon-commands.ts";
import { operatorOf } from "./operator.ts";
import { dayArgument, nairaArgument, wholeArgument } from "./ops-arguments.ts";
import { momentText, tableText } from "./table-text.ts";

interface CreateOptions {
  readonly code?: string;
  readonly prefix?: string;
  readonly label: string;
  readonly amount?: number;
  readonly percent?: number;
  readonly freeDelivery?: true;
  readonly minimum?: number;
  readonly over?: number;
  readonly from?: string;
  readonly until?: string;
  readonly email?: string;
  readonly firstOrder?: true;
  readonly uses?: number;
  readonly usesPerPerson?: number;
  readonly mail?: true;
}

/** `pnpm ops coupons …` */
export function addCouponCommands(program: Command): void {
  const coupons = program.command("coupons").description("Make and end vouchers");
  coupons
    .command("list")
    .description("The newest vouchers")
    .option("--usable", "only those that work now")
    .option("--limit <count>", "how many", wholeArgument, 50)
    .action(async (options: { usable?: true; limit: number }, command: Command) => {
      const operator = operatorOf(command);
      const input = { usableOnly: options.usable ?? false, limit: options.limit };
      operator.show(await operator.ask<ListedCoupon[]>("coupons.list", input), listText);
    });
  coupons
    .command("create")
    .description("Makes a voucher of one kind: --amount, --percent or --free-delivery")
    .requiredOption("--label <text>", "what the customer sees beside the amount")
    .addOption(new Option("--code <code>", "a code of your choice").conflicts("prefix"))
    .option("--prefix <letters>", "the start of a random code", "PRECISE")
    .option("--amount <naira>", "amount off", nairaArgument)
    .option("--percent <percent>", "whole percent off", wholeArgument)
    .option("--free-delivery", "free delivery")
    .addOption(
      new Option("--minimum <naira>", "lowest goods total").argParser(nairaArgument).conflicts("over"),
    )
    .option("--over <naira>", "goods total must be above this", nairaArgument)
    .option("--from <day>", "from the beginning of that day", dayArgument)
    .option("--until <day>", "until the start of that day", dayArgument)
    .option("--email <email>", "only for orders with this e-mail")
    .option("--first-order", "only for a first order")
    .option("--uses <count>", "how many uses in total", wholeArgument)
    .option("--uses-per-person <count>", "how many uses per person", wholeArgument)
    .option("--mail", "send it to the address of --email")
    .action(async (options: CreateOptions, command: Command) => {
      const operator = operatorOf(command);
      const made = await operator.change<ListedCoupon>("coupons.create", createInput(options));
      operator.show(made, (coupon) => `Made ${coupon.code}: ${worth(coupon)}.`);
    });
  coupons
    .command("disable")
    .description("Ends a voucher at once")
    .argument("<code>")
    .action(async (code: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`This disables ${code}. This cannot be undone.`);
      const ended = await operator.change<ListedCoupon>("coupons.disable", { code });
      operator.show(ended, (coupon) => `${coupon.code} is disabled.`);
    });
}

function createInput(options: CreateOptions) {
  const minimum = options.minimum ?? options.over;
  return {
    code: options.code?.toUpperCase() ?? { prefix: (options.prefix ?? "PRECISE").toUpperCase() },
    label: options.label,
    benefit: benefitOf(options),
    minimum: minimum === undefined ? undefined : { naira: minimum, isExclusive: options.over !== undefined },
    startsAt: options.from,
    endsAt: options.until,
    boundEmail: options.email,
    firstOrderOnly: options.firstOrder ?? false,
    maxUses: options.uses,
    maxUsesPerPerson: options.usesPerPerson,
    mails: options.mail ?? false,
  };
}

function benefitOf({ amount, percent, freeDelivery }: CreateOptions) {
  const kinds = [
    ...(amount === undefined ? [] : [{ kind: "amount", naira: amount }]),
    ...(percent === undefined ? [] : [{ kind: "percent", percent }]),
    ...(freeDelivery ? [{ kind: "free_delivery" }] : []),
  ];
  if (kinds.length !== 1)
    throw new InvalidArgumentError("Give one of --amount, --percent and --free-delivery.");
  return kinds[0];
}

function worth(coupon: ListedCoupon): string {
  if (coupon.kind === "free_delivery") return "free delivery";
  return coupon.kind === "percent" ? `${coupon.percent} %` : nairaText(coupon.amount ?? 0);
}

function listText(coupons: readonly ListedCoupon[]): string {
  return tableText(
    ["Code", "Label", "Worth", "Goods", "Ends", "For", "Used", "State"],
    coupons.map((coupon) => [
      coupon.code,
      coupon.label,
      worth(coupon),
      coupon.minimum === null
        ? ""
        : `${coupon.minimum_is_exclusive ? "over" : "from"} ${nairaText(coupon.minimum)}`,
      momentText(coupon.ends_at),
      [coupon.bound_email, coupon.first_order_only ? "first order" : null].filter(Boolean).join(", "),
      coupon.max_uses === null ? String(coupon.uses) : `${coupon.uses} of ${coupon.max_uses}`,
      coupon.state,
    ]),
  );
}
