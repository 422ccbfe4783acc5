import { resolve } from "node:path";
import { type Command, Option } from "commander";
import type { ListedPriceList, PriceImport } from "../ops/trade/price-list-commands.ts";
import { operatorOf } from "./operator.ts";
import { nairaArgument } from "./ops-arguments.ts";
import { tableText } from "./table-text.ts";

const mostShown = 50;

/** `pnpm ops trade price-lists …` */
export function addPriceListCommands(trade: Command): void {
  const lists = trade.command("price-lists").description("Price lists of trade companies");
  lists
    .command("list")
    .description("All price lists")
    .action(async (_options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<ListedPriceList[]>("price-lists.list", {}), listText);
    });
  lists
    .command("create")
    .description("Makes a list whose prices are a percentage of the catalogue's trade prices")
    .argument("<code>", "small letters, digits and hyphens")
    .requiredOption("--label <text>", "the name its clients see")
    .option("--percent <percent>", "of the catalogue's trade prices", nairaArgument, 100)
    .option("--rounding <naira>", "rounds prices to multiples of this", nairaArgument, 1)
    .action(
      async (
        code: string,
        options: { label: string; percent: number; rounding: number },
        command: Command,
      ) => {
        const operator = operatorOf(command);
        const made = await operator.change<ListedPriceList>("price-lists.create", { code, ...options });
        operator.show(made, (list) => `Made ${list.code}: ${list.percent} % of the trade prices.`);
      },
    );
  lists
    .command("import")
    .description("Gives a list its own prices: all lines, or none when one is not valid")
    .argument("<code>", "of the list")
    .argument("<file>", "a CSV with the columns sku, net (naira) and from_quantity")
    .option("--remove-unlisted", "remove own prices that the file does not list; asks first")
    // What an import does anyway; scripts of before may still say it.
    .addOption(new Option("--keep-unlisted").hideHelp().conflicts("removeUnlisted"))
    .option("--dry-run", "check everything, change nothing")
    .action(
      async (
        code: string,
        file: string,
        options: { removeUnlisted?: true; dryRun?: true },
        command: Command,
      ) => {
        const operator = operatorOf(command);
        const input = {
          code,
          file: resolve(file),
          removesUnlisted: options.removeUnlisted ?? false,
          dryRun: options.dryRun ?? false,
        };
        let done = await operator.change<PriceImport>("price-lists.import", input);
        if (done.outcome === "unconfirmed") {
          const { unlisted: confirmedRemovals } = done;
          await operator.confirm(
            `${confirmedRemovals} items that the file does not list will lose their own prices in ${code}.`,
          );
          done = await operator.change<PriceImport>("price-lists.import", { ...input, confirmedRemovals });
        }
        operator.show(done, importText);
        if (done.outcome === "refused" || done.outcome === "unconfirmed") process.exitCode = 2;
      },
    );
}

function listText(lists: readonly ListedPriceList[]): string {
  return tableText(
    ["Code", "Label", "Percent", "Rounded to ₦", "Own prices", "Companies"],
    lists.map((list) => [
      list.code,
      list.label,
      list.percent,
      list.rounding,
      list.own_prices,
      list.companies,
    ]),
  );
}

function importText({ outcome, articles, prices, unlisted, faults }: PriceImport): string {
  const unnamed = unlisted === 0 ? "" : ` The list has own prices for ${unlisted} other items.`;
  if (outcome === "imported") return `Imported ${prices} prices for ${articles} items.`;
  if (outcome === "unconfirmed") return `The list changed in the meantime. Nothing was changed. Try again.`;
  if (outcome === "checked")
    return `The file is valid: ${prices} prices for ${articles} items. Nothing was changed.${unnamed}`;
  const shown = faults.slice(0, mostShown).map(({ line, reason }) => `  line ${line}  ${reason}`);
  const more = faults.length > mostShown ? [`  … and ${faults.length - mostShown} more`] : [];
  return [`Nothing was imported: ${faults.length} lines are not valid.`, ...shown, ...more].join("\n");
}
