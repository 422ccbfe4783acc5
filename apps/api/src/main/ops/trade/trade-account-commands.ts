import { fromWireValue } from "@precise/cart-core/money";
import { taxNumber } from "@precise/contract/clients/application";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import { normaliseRcNumber } from "@precise/contract/nigeria/rc-number";
import { emailAddress, line } from "@precise/contract/text";
import * as z from "zod/mini";
import { randomGroups } from "#api/modules/coupons/coupon-code.ts";
import { addCompany, addPerson } from "#api/modules/trade/account-rows.ts";
import { hashPassword } from "#api/modules/trade/password-hash.ts";
import { queueTradeMail } from "#api/modules/trade/trade-mails.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { by, limit, nairaBetween, termsDays, wholeNumber } from "../operator-input.ts";
import { findCompany, requirePriceList } from "./find-client.ts";
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
const approveRequest = z.strictObject({
  application: applicationId,
  existing: z.optional(line(1, 120)),
  priceList: line(1, 40),
  creditLimit: naira,
  termsDays: z.optional(termsDays),
  by,
});
const declineRequest = z.strictObject({ application: applicationId, by });
const applicationsRequest = z.strictObject({ openOnly: z.boolean(), limit });

/** A person whose account was opened. The password is shown here once and stored nowhere. */
export interface OpenedAccount {
  readonly company: ListedCompany;
  readonly email: string;
  readonly first_password: string;
}

/** 75 bits, in groups that can be read out; its owner chooses another with the first sign-in. */
export function firstPassword(): string {
  return randomGroups(3);
}

type Created = z.output<typeof createRequest>;

/** Opening accounts: by application or without one. */
export function tradeAccountCommands(db: Database): AdminCommands {
  /** Opens an account in a transaction that audits it, and mails its owner. */
  async function open(tx: Sql, given: Created, act: string, password: { word: string; hash: string }) {
    const companyId = await companyOf(tx, given.company);
    const { email, firstname, lastname } = given.person;
    const personId = await addPerson(tx, companyId, {
      email,
      firstname,
      lastname,
      phone: phoneOf(given.person.phone),
      passwordHash: password.hash,
      mustChangePassword: true,
    });
    if (personId === undefined) throw new Error(`The e-mail ${email} already has an account.`);
    const [listed] = await listCompanies(tx, companyId);
    if (listed === undefined) throw new Error("a company was opened and is not there");
    const mail = { kind: "trade_account", email, firstname, company: listed.name } as const;
    await queueTradeMail(tx, `account:${personId}`, mail);
    const { name, price_list, credit_limit } = listed;
    const after = { company: name, price_list, credit_limit };
    await writeAudit(tx, { actor: given.by, act, subject: email, before: null, after });
    return { personId, opened: { company: listed, email, first_password: password.word } };
  }

  async function newPassword() {
    const word = firstPassword();
    return { word, hash: await hashPassword(word) };
  }

  return {
    "trade.list": (input) => {
      z.strictObject({}).parse(input);
      return listCompanies(db, null);
    },
    "trade.applications": async (input) => listApplications(db, applicationsRequest.parse(input)),
    "trade.create": async (input): Promise<OpenedAccount> => {
      const request = createRequest.parse(input);
      refuseBadRcNumber(request.company);
      const password = await newPassword();
      return (await db.transaction((tx) => open(tx, request, "trade.create", password))).opened;
    },
    "trade.approve": async (input): Promise<OpenedAccount> => {
      const { application: id, existing, by: actor, ...terms } = approveRequest.parse(input);
      const password = await newPassword();
      return db.transaction(async (tx) => {
        const applicant = await takeApplication(tx, id, "approved");
        const { company: name, rc_number: rcNumber, tin, email, firstname, lastname, phone } = applicant;
        const given: Created = {
          company: existing === undefined ? { name, rcNumber, tin, ...terms } : { existing },
          person: { email, firstname, lastname, phone },
          by: actor,
        };
        const { personId, opened } = await open(tx, given, "trade.approve", password);
        await tx.query("update client_application set person_id = $2 where id = $1", [id, personId]);
        return opened;
      });
    },
    "trade.decline": async (input) => {
      const { application: id, by: actor } = declineRequest.parse(input);
      return db.transaction(async (tx) => {
        const { email, company: name } = await takeApplication(tx, id, "declined");
        const entry = { before: { status: "open" }, after: { status: "declined", company: name } };
        await writeAudit(tx, { actor, act: "trade.decline", subject: email, ...entry });
        return { application: id, email };
      });
    },
  };
}

async function companyOf(tx: Sql, given: Created["company"]): Promise<string> {
  if ("existing" in given) return (await findCompany(tx, given.existing)).id;
  const { name, rcNumber, tin, termsDays, priceList, creditLimit } = given;
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
function refuseBadRcNumber(given: Created["company"]): void {
  if ("existing" in given || given.rcNumber === "" || normaliseRcNumber(given.rcNumber).ok) return;
  throw new Error(`${given.rcNumber} is not a registration number: give one such as RC 123456.`);
}

function phoneOf(text: string | undefined): string {
  if (text === undefined || text === "") return "";
  const phone = normalisePhone(text);
  if (!phone.ok) throw new Error(`${text} is not a Nigerian mobile number.`);
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
  if (row === undefined) throw new Error(`There is no open application ${id}.`);
  return row;
}
