import { nairaText } from "@precise/cart-core/money";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import type { Command } from "commander";
import type { OpenedAccount } from "../ops/trade/trade-account-commands.ts";
import type { ListedApplication, ListedCompany } from "../ops/trade/trade-list.ts";
import { operatorOf } from "./operator.ts";
import { nairaArgument, wholeArgument } from "./ops-arguments.ts";
import { addCompanyCommands } from "./ops-companies.ts";
import { addPriceListCommands } from "./ops-price-lists.ts";
import { momentText, tableText } from "./table-text.ts";

/** Where an account belongs, as options. */
interface AccountOptions {
  readonly toCompany?: string;
  readonly priceList: string;
  readonly creditLimit: number;
  readonly terms?: number;
}

interface CreateOptions extends AccountOptions {
  readonly company?: string;
  readonly rc?: string;
  readonly tin?: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string;
}

interface Changed {
  readonly name: string;
  readonly signed_out: number;
}

/** `pnpm ops trade …` */
export function addTradeCommands(program: Command): void {
  const trade = program
    .command("trade")
    .description("Trade clients: applications, companies, people and price lists");
  trade
    .command("list")
    .description("Companies with their people, price lists and credit")
    .action(async (_options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<ListedCompany[]>("trade.list", {}), companiesText);
    });
  trade
    .command("applications")
    .description("Applications for an account, the newest first")
    .option("--all", "with those that were decided")
    .option("--limit <count>", "how many", wholeArgument, 50)
    .action(async (options: { all?: true; limit: number }, command: Command) => {
      const operator = operatorOf(command);
      const input = { openOnly: !options.all, limit: options.limit };
      operator.show(await operator.ask<ListedApplication[]>("trade.applications", input), applicationsText);
    });
  withAccountOptions(
    trade
      .command("approve")
      .description("Opens the requested account and shows its first password once")
      .argument("<application>", "its number", wholeArgument),
  ).action(async (application: number, options: AccountOptions, command: Command) => {
    const operator = operatorOf(command);
    const { toCompany: existing, priceList, creditLimit, terms: termsDays } = options;
    const input = { application, existing, priceList, creditLimit, termsDays };
    operator.show(await operator.change<OpenedAccount>("trade.approve", input), openedText);
  });
  trade
    .command("decline")
    .description("Closes an application without an account")
    .argument("<application>", "its number", wholeArgument)
    .action(async (application: number, _options: object, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`This declines the application ${application}. This cannot be undone.`);
      const declined = await operator.change<{ email: string }>("trade.decline", { application });
      operator.show(declined, ({ email }) => `Declined the application of ${email}.`);
    });
  withAccountOptions(
    trade
      .command("create")
      .description("Opens an account without an application and shows its first password once")
      .argument("<email>", "of the person"),
  )
    .option("--company <name>", "the name of a new company")
    .option("--rc <number>", "its registration number")
    .option("--tin <number>", "its tax number, for its invoices")
    .requiredOption("--firstname <name>", "of the person")
    .requiredOption("--lastname <name>", "of the person")
    .option("--phone <number>", "of the person")
    .action(async (email: string, options: CreateOptions, command: Command) => {
      const operator = operatorOf(command);
      operator.show(
        await operator.change<OpenedAccount>("trade.create", createInput(email, options)),
        openedText,
      );
    });
  addChangeCommands(trade);
  addCompanyCommands(trade);
  addPriceListCommands(trade);
}

function withAccountOptions(command: Command): Command {
  return command
    .option("--to-company <id-or-name>", "add the person to an existing company")
    .option("--price-list <code>", "the new company's price list", "contractor")
    .option("--credit-limit <naira>", "how much the new company may owe on account", nairaArgument, 0)
    .option(
      "--terms <days>",
      "how many days after an invoice the new company pays; default 30",
      wholeArgument,
    );
}

function createInput(email: string, options: CreateOptions) {
  const {
    company,
    toCompany,
    rc = "",
    tin,
    terms: termsDays,
    priceList,
    creditLimit,
    firstname,
    lastname,
    phone,
  } = options;
  if ((company === undefined) === (toCompany === undefined))
    throw new Error("Give one of --company and --to-company.");
  return {
    company:
      company === undefined
        ? { existing: toCompany }
        : { name: company, rcNumber: rc, tin, termsDays, priceList, creditLimit },
    person: { email, firstname, lastname, phone },
  };
}

function addChangeCommands(trade: Command): void {
  const client = "a person's e-mail, or a company's id or name";
  trade
    .command("disable")
    .description("Disables an account, or all of a company's, and signs them out at once")
    .argument("<client>", client)
    .action(async (given: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change<Changed>("trade.disable", { client: given });
      operator.show(done, ({ name, signed_out }) => `${name} is disabled; ${signed_out} sessions ended.`);
    });
  trade
    .command("enable")
    .description("Enables it again")
    .argument("<client>", client)
    .action(async (given: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change<Changed>("trade.enable", { client: given });
      operator.show(done, ({ name }) => `${name} is enabled.`);
    });
  trade
    .command("reset-password")
    .description("Gives a person a new first password, shows it once, and signs them out everywhere")
    .argument("<email>")
    .action(async (email: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`The password of ${email} will stop working.`);
      const done = await operator.change<{ email: string; first_password: string }>("trade.reset-password", {
        email,
      });
      operator.show(done, (reset) => passwordText(reset.email, reset.first_password));
    });
}

function inNaira(amount: number): string {
  return nairaText(amount);
}

function passwordText(email: string, password: string): string {
  return `First password of ${email}: ${password}\nGive it in person or by phone. It is not stored, and must be changed at first sign-in.`;
}

function openedText({ company, email, first_password }: OpenedAccount): string {
  return `Opened an account for ${email} of ${company.name} (${company.id}), price list ${company.price_list}.\n${passwordText(email, first_password)}`;
}

function companiesText(companies: readonly ListedCompany[]): string {
  return tableText(
    [
      "Company",
      "Id",
      "Tax number",
      "Price list",
      "Credit",
      "Owed",
      "Pays within",
      "Person",
      "State",
      "Signed in",
    ],
    companies.flatMap((company) => {
      const { name, id, tin, price_list, credit_limit, credit_reserved, terms_days } = company;
      const money = [inNaira(credit_limit), inNaira(credit_reserved), `${terms_days} days`];
      const own = [name, id, tin, price_list, ...money];
      const people = company.people.map((person) => [
        person.email,
        stateOf(company, person),
        momentText(person.signed_in_at),
      ]);
      const [first = ["", stateOf(company), ""], ...rest] = people;
      return [[...own, ...first], ...rest.map((person) => ["", "", "", "", "", "", "", ...person])];
    }),
  );
}

function stateOf(company: ListedCompany, person?: ListedCompany["people"][number]): string {
  if (company.disabled) return "company disabled";
  if (person?.disabled) return "disabled";
  return person?.must_change_password ? "first password" : "open";
}

function applicationsText(applications: readonly ListedApplication[]): string {
  return tableText(
    [
      "No.",
      "State",
      "Received",
      "Company",
      "RC",
      "Tax number",
      "Trade",
      "Place",
      "Person",
      "E-mail",
      "Phone",
      "Message",
    ],
    applications.map((one) => [
      one.id,
      one.status,
      momentText(one.created_at),
      one.company,
      rcNumberText(one.rc_number),
      one.tin,
      one.trade,
      one.state,
      `${one.firstname} ${one.lastname}`,
      one.email,
      one.phone,
      one.message.replaceAll(/\s+/g, " ").slice(0, 80),
    ]),
  );
}
