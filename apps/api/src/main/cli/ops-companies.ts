import { nairaText } from "@precise/cart-core/money";
import type { Command } from "commander";
import { operatorOf } from "./operator.ts";
import { nairaArgument, wholeArgument } from "./ops-arguments.ts";

/** `pnpm ops trade …`: what is agreed with a company. */
export function addCompanyCommands(trade: Command): void {
  trade
    .command("assign-price-list")
    .description("Sets a company's price list, from its next page on")
    .argument("<company>", "id or name")
    .argument("<code>", "of the price list")
    .action(async (company: string, priceList: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const input = { company, priceList };
      const done = await operator.change<{ company: string; before: string }>(
        "trade.assign-price-list",
        input,
      );
      operator.show(
        done,
        ({ company: name, before }) => `${name} now has the price list ${priceList} (was ${before}).`,
      );
    });
  trade
    .command("set-credit-limit")
    .description("Sets how much a company may owe on account; 0 stops selling on account")
    .argument("<company>", "id or name")
    .argument("<naira>", "in all", nairaArgument)
    .action(async (company: string, limit: number, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const input = { company, limit };
      const done = await operator.change<{ company: string; reserved: number }>(
        "trade.set-credit-limit",
        input,
      );
      operator.show(
        done,
        ({ company: name, reserved }) =>
          `${name} may owe ${nairaText(limit)}. It owes ${nairaText(reserved)} now.`,
      );
    });
  trade
    .command("set-tin")
    .description("Sets a company's tax number, for its invoices from the next order on")
    .argument("<company>", "id or name")
    .argument("<tin>", 'like 12345678-0001; "" for none')
    .action(async (company: string, tin: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change<{ company: string }>("trade.set-tin", { company, tin });
      operator.show(
        done,
        ({ company: name }) => `${name} has ${tin ? `the tax number ${tin}` : "no tax number"}.`,
      );
    });
  trade
    .command("set-terms")
    .description("Sets how many days after an invoice a company pays, from the next order on")
    .argument("<company>", "id or name")
    .argument("<days>", "0 to 180", wholeArgument)
    .action(async (company: string, days: number, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change<{ company: string; before: number }>("trade.set-terms", {
        company,
        days,
      });
      operator.show(
        done,
        ({ company: name, before }) => `${name} now pays within ${days} days (was ${before}).`,
      );
    });
}
