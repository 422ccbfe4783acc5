import { fromWireValue, nairaText } from "@precise/cart-core/money";
import { listCompanies as listCompaniesCall } from "@precise/contract/desk/trade/companies";
import { listTradeApplications } from "@precise/contract/desk/trade/trade-applications";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import { normaliseRcNumber, rcNumberText } from "@precise/contract/nigeria/rc-number";
import { taxNumber } from "@precise/contract/trade/application";
import { cutText } from "@precise/contract/wire/cut-text";
import { emailAddress, line } from "@precise/contract/wire/text";
import * as z from "zod/mini";
import { ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed, type TypedValues } from "#api/desk/kit/operator-command.ts";
import { by, limit, nairaBetween, termsDays, typedLimit, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { momentText, tableOf, tableText } from "#api/desk/kit/table-text.ts";
import { companyApproval, mayApproveCompany, openingApproval } from "#api/modules/staff/trade-approval.ts";
import { addCompany, addPerson } from "#api/modules/trade/account-rows.ts";
import { queueTradeMail } from "#api/modules/trade/trade-mails.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { hashPassword } from "#api/platform/passwords/password-hash.ts";
import { firstPassword, firstPasswordText } from "./first-password.ts";
import { getCompany, requirePriceList } from "./get-client.ts";
import { type ListedCompany, listApplications, listCompanies } from "./trade-list.ts";

const naira = nairaBetween(0, 1_000_000_000);
const applicationId = wholeNumber(1, 2_147_483_647);
/** A company there is, by id or name, or what a new one needs. */
const company = z.union([
  z.strictObject({ existing: line(1, 120) }),
  z.strictObject({
    name: line(2, 120),
    rcNumber: line(0, 30),
    tin: z.optional(taxNumber),
    termsDays: z.optional(termsDays),
    priceList: line(1, 40),
    creditLimit: naira,
  }),
]);
const person = z.strictObject({
  email: emailAddress,
  firstname: line(1, 60),
  lastname: line(1, 60),
  phone: z.optional(line(1, 30)),
});
const createRequest = z.strictObject({ company, person, by });
type Created = z.output<typeof createRequest>;

/** A person whose account was opened. The password is shown here once and stored nowhere. */
export interface OpenedAccount {
  readonly company: ListedCompany;
  readonly email: string;
  readonly first_password: string;
}

const application: Typed = { as: "<application>", about: "its number" };

/** Where an account belongs, as options. */
function typedAccount(prefix: string): Record<string, Typed> {
  return {
    [prefix === "" ? "existing" : `${prefix}existing`]: {
      as: "--to-company <id-or-name>",
      about: "add the person to an existing company",
    },
    [`${prefix}priceList`]: {
      as: "--price-list <code>",
      about: "the new company's price list",
      default: "contractor",
    },
    [`${prefix}creditLimit`]: {
      as: "--credit-limit <naira>",
      about: "how much the new company may owe on account",
      default: 0,
    },
    [`${prefix}termsDays`]: {
      as: "--terms <days>",
      about: "how many days after an invoice the new company pays; default 30",
    },
  };
}

/** Opens the account of an application. */
export const approveCommand = operatorCommand({
  name: "trade.approve",
  permission: "company",
  input: z.strictObject({
    application: applicationId,
    existing: z.optional(line(1, 120)),
    /** Of a new company, as what follows. */
    priceList: z._default(line(1, 40), "contractor"),
    creditLimit: z._default(naira, 0),
    termsDays: z.optional(termsDays),
    by,
  }),
  terminal: [
    {
      words: "trade approve",
      about: "Opens the requested account and shows its first password once",
      typed: { application, ...typedAccount("") },
    },
  ],
  approval: ({ existing, creditLimit = 0 }, staff) =>
    openingApproval(existing === undefined ? creditLimit : 0, staff),
  mayApprove: mayApproveCompany,
  subjectOf: ({ application: id }) => `application ${id}`,
  async run({ db }, { application: id, existing, by: actor, ...terms }) {
    const password = await newPassword();
    return db.transaction(async (tx) => {
      const applicant = await takeApplication(tx, id, "approved");
      const { company: name, rc_number: rcNumber, tin, email, firstname, lastname, phone } = applicant;
      const input: Created = {
        company: existing === undefined ? { name, rcNumber, tin, ...terms } : { existing },
        person: { email, firstname, lastname, phone },
        by: actor,
      };
      const { personId, opened } = await open(tx, input, "trade.approve", password);
      await tx.query("update client_application set person_id = $2 where id = $1", [id, personId]);
      return opened;
    });
  },
  show: openedText,
});

/** Closes an application without an account. */
export const declineCommand = operatorCommand({
  name: "trade.decline",
  permission: "company",
  input: z.strictObject({ application: applicationId, by }),
  terminal: [
    {
      words: "trade decline",
      about: "Closes an application without an account",
      typed: { application },
    },
  ],
  approval: companyApproval,
  mayApprove: mayApproveCompany,
  subjectOf: ({ application: id }) => `application ${id}`,
  ask: (input) => `This declines the application ${input.application}. This cannot be undone.`,
  run: ({ db }, { application: id, by: actor }) =>
    db.transaction(async (tx) => {
      const { email, company: name } = await takeApplication(tx, id, "declined");
      const entry = { before: { status: "open" }, after: { status: "declined", company: name } };
      await writeAudit(tx, { actor, act: "trade.decline", subject: email, ...entry });
      return { application: id, email };
    }),
  show: ({ email }) => `Declined the application of ${email}.`,
});

/** Opens an account without an application. */
export const createCommand = operatorCommand({
  name: "trade.create",
  permission: "company",
  input: createRequest,
  terminal: [
    {
      words: "trade create",
      about: "Opens an account without an application and shows its first password once",
      typed: {
        "person.email": { as: "<email>", about: "of the person" },
        ...typedAccount("company."),
        "company.name": { as: "--company <name>", about: "the name of a new company" },
        "company.rcNumber": { as: "--rc <number>", about: "its registration number" },
        "company.tin": { as: "--tin <number>", about: "its tax number, for its invoices" },
        "person.firstname": { as: "--firstname <name>", about: "of the person" },
        "person.lastname": { as: "--lastname <name>", about: "of the person" },
        "person.phone": { as: "--phone <number>", about: "of the person" },
      },
      toInput: createInput,
    },
  ],
  approval: ({ company: of }, staff) => openingApproval("existing" in of ? 0 : of.creditLimit, staff),
  mayApprove: mayApproveCompany,
  subjectOf: ({ person: { email } }) => email,
  async run({ db }, request) {
    refuseBadRcNumber(request.company);
    const password = await newPassword();
    return (await db.transaction((tx) => open(tx, request, "trade.create", password))).opened;
  },
  show: openedText,
});

/** Opening accounts: by application or without one. */
export const accountCommands = [
  operatorCommand({
    name: "trade.list",
    ...ofRead(listCompaniesCall),
    terminal: [{ words: "trade list", about: "Companies with their people, price lists and credit" }],
    run: ({ db }) => listCompanies(db, null),
    show: companiesText,
  }),
  operatorCommand({
    name: "trade.applications",
    ...ofRead(listTradeApplications, { openOnly: z.boolean(), limit }),
    terminal: [
      {
        words: "trade applications",
        about: "Applications for an account, the newest first",
        typed: {
          all: { as: "--all", about: "with those that were decided" },
          limit: typedLimit(50),
        },
        toInput: ({ all, ...rest }) => ({ ...rest, openOnly: !all }),
      },
    ],
    run: ({ db }, wanted) => listApplications(db, wanted),
    show: (applications) =>
      tableOf(applications, {
        "No.": "id",
        State: "status",
        Received: "created_at",
        Company: "company",
        RC: (one) => rcNumberText(one.rc_number),
        "Tax number": "tin",
        Trade: "trade",
        Place: "state",
        Person: (one) => `${one.firstname} ${one.lastname}`,
        "E-mail": "email",
        Phone: "phone",
        Message: (one) => cutText(one.message.replaceAll(/\s+/g, " "), 80),
      }),
  }),
  approveCommand,
  declineCommand,
  createCommand,
];

function createInput(typed: TypedValues): object {
  const of = (room: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([path, value]) =>
        path.startsWith(`${room}.`) ? [[path.slice(room.length + 1), value]] : [],
      ),
    );
  const { existing, name, rcNumber = "", ...agreed } = of("company");
  if ((name === undefined) === (existing === undefined))
    throw new Refused("Give one of --company and --to-company.");
  return {
    company: name === undefined ? { existing } : { name, rcNumber, ...agreed },
    person: of("person"),
  };
}

/** Opens an account in a transaction that audits it, and mails its owner. */
async function open(tx: Sql, input: Created, act: string, password: { word: string; hash: string }) {
  const companyId = await companyOf(tx, input.company);
  const { email, firstname, lastname } = input.person;
  const personId = await addPerson(tx, companyId, {
    email,
    firstname,
    lastname,
    phone: phoneOf(input.person.phone),
    passwordHash: password.hash,
    mustChangePassword: true,
  });
  if (personId === undefined)
    throw new Refused(`The e-mail ${email} already has an account.`, { field: "email" });
  const [listed] = await listCompanies(tx, [companyId]);
  if (listed === undefined) throw new Refused("a company was opened and is not there");
  const mail = { kind: "trade_account", email, firstname, company: listed.name } as const;
  await queueTradeMail(tx, `account:${personId}`, mail);
  const { name, price_list, credit_limit } = listed;
  const after = { company: name, price_list, credit_limit };
  await writeAudit(tx, { actor: input.by, act, subject: email, before: null, after });
  return { personId, opened: { company: listed, email, first_password: password.word } };
}

async function newPassword() {
  const word = firstPassword();
  return { word, hash: await hashPassword(word) };
}

async function companyOf(tx: Sql, company: Created["company"]): Promise<string> {
  if ("existing" in company) return (await getCompany(tx, company.existing)).id;
  const { name, rcNumber, tin, termsDays, priceList, creditLimit } = company;
  await requirePriceList(tx, priceList);
  return addCompany(tx, {
    name,
    rcNumber,
    tin: tin ?? "",
    termsDays,
    priceListCode: priceList,
    creditLimit: fromWireValue(creditLimit),
  });
}

/** An operator who opens an account can correct what was typed; an old application is taken as it is. */
function refuseBadRcNumber(company: Created["company"]): void {
  if ("existing" in company || company.rcNumber === "" || normaliseRcNumber(company.rcNumber).ok) return;
  throw new Refused(`${company.rcNumber} is not a registration number: give one such as RC 123456.`, {
    status: 422,
    field: "rc_number",
  });
}

function phoneOf(text: string | undefined): string {
  if (text === undefined || text === "") return "";
  const phone = normalisePhone(text);
  if (!phone.ok)
    throw new Refused(`${text} is not a Nigerian mobile number.`, { status: 422, field: "phone" });
  return phone.value;
}

/** Decides an open application, once. */
async function takeApplication(tx: Sql, id: number, status: "approved" | "declined") {
  const [row] = await tx.query<{
    company: string;
    rc_number: string;
    tin: string;
    email: string;
    firstname: string;
    lastname: string;
    phone: string;
  }>(
    `update client_application set status = $2, decided_at = now() where id = $1 and status = 'open'
     returning company, rc_number, tin, email, firstname, lastname, phone`,
    [id, status],
  );
  if (row === undefined) throw new Refused(`There is no open application ${id}.`);
  return row;
}

function openedText({ company, email, first_password }: OpenedAccount): string {
  return `Opened an account for ${email} of ${company.name} (${company.id}), price list ${company.price_list}.\n${firstPasswordText(email, first_password)}`;
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
      const money = [nairaText(credit_limit), nairaText(credit_reserved), `${terms_days} days`];
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
