import { nairaText, wireAmount } from "@precise/cart-core/money";
import type {
  CompanyOrder,
  CompanyPerson,
  CompanyRow,
  deskCompanyCalls,
  TradeEvent,
} from "@precise/contract/desk/trade/companies";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { OperatorCommand } from "#api/desk/kit/operator-command.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { listCompanyOrders } from "#api/modules/trade/orders/company-orders.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import {
  disableCommand,
  enableCommand,
  resetPasswordCommand,
  signOutCommand,
} from "./account-change-commands.ts";
import { createCommand } from "./account-commands.ts";
import {
  assignPriceListCommand,
  setCreditLimitCommand,
  setTermsCommand,
  setTinCommand,
} from "./company-commands.ts";
import { findCompanies, type ListedCompany, type ListedPerson, listCompanies } from "./trade-list.ts";
import { refuseTakenEmail, refuseUnknownList } from "./trade-refusals.ts";
import {
  actedAnswer,
  noCompany,
  noPerson,
  openedView,
  readTradeProposals,
  searchWords,
} from "./trade-views.ts";

const pageSize = 50;
const ordersShown = 10;
const eventsShown = 50;

/** Answers the calls of trade companies and their people, each change by the command that a terminal has too. */
export function companyAnswers(parts: DeskParts): DeskAnswers<typeof deskCompanyCalls> {
  const { db } = parts;
  const companyOf = async (id: string) => (await listCompanies(db, [id]))[0];
  /**
   * Carries a command out for a company that there is, under its name.
   * @param whyNot what stands against it before anybody is asked to approve it
   */
  async function actOn<Given, Input, Result>(
    staff: StaffSession,
    id: string,
    command: OperatorCommand<Given, Input, Result>,
    input: Omit<Given, "by">,
    whyNot: (company: ListedCompany) => Refusal | undefined | Promise<Refusal | undefined>,
  ) {
    const company = await companyOf(id);
    if (company === undefined) return noCompany;
    return (await whyNot(company)) ?? actOrAsk(parts, staff, command, input, company.name);
  }
  const personOf = async (id: string, person: string) =>
    (await companyOf(id))?.people.find((each) => each.id === person);

  return {
    async listCompanies({ query }) {
      const { rows, ...page } = await findCompanies(db, {
        words: searchWords(query.search),
        lists: (query.list ?? "").split(",").filter(Boolean),
        state: query.state ?? null,
        credit: query.credit ?? null,
        cursor: query.cursor,
        limit: pageSize,
      });
      return answer({
        companies: rows.map((company) => ({
          ...companyView(company),
          people: company.people.map(({ email }) => email),
        })),
        ...page,
      });
    },
    async readCompany({ params: { id } }) {
      const company = await companyOf(id);
      if (company === undefined) return noCompany;
      const emails = company.people.map(({ email }) => email);
      const [orders, proposals, history] = await Promise.all([
        listCompanyOrders(db, id, ordersShown),
        readTradeProposals(db, { companyId: id, emails }),
        readAudit(db, {
          subject: [company.name, ...emails],
          acts: ["trade", "approvals"],
          limit: eventsShown,
        }),
      ]);
      return answer({
        company: {
          ...companyView(company),
          people: company.people.map(personView),
          created_at: wireTime(company.created_at),
        },
        orders: orders.map(
          ({ placed_at, payable_kobo, reserved_kobo, ...order }): CompanyOrder => ({
            ...order,
            placed_at: wireTime(placed_at),
            payable: wireAmount(payable_kobo),
            on_account: wireAmount(reserved_kobo),
          }),
        ),
        proposals,
        history: history.map(
          ({ at, actor, act, subject, before, after, reason }): TradeEvent => ({
            ...{ at: wireTime(at), actor, act, subject, before, after, reason },
          }),
        ),
      });
    },
    async openCompany({ body }, staff) {
      const { name, rc_number: rcNumber = "", tin, terms_days, price_list, credit_limit, person } = body;
      const refusal = (await refuseUnknownList(db, price_list)) ?? (await refuseTakenEmail(db, person.email));
      if (refusal !== undefined) return refusal;
      const company = {
        ...{ name, rcNumber, priceList: price_list, creditLimit: credit_limit },
        ...(tin !== undefined && { tin }),
        ...(terms_days !== undefined && { termsDays: terms_days }),
      };
      const acted = await actOrAsk(
        parts,
        staff,
        createCommand,
        { company, person: personGiven(person) },
        name,
      );
      return actedAnswer(acted, openedView);
    },
    async addCompanyPerson({ params: { id }, body }, staff) {
      const input = { company: { existing: id }, person: personGiven(body) };
      const acted = await actOn(staff, id, createCommand, input, () => refuseTakenEmail(db, body.email));
      return actedAnswer(acted, openedView);
    },
    async assignPriceList({ params: { id }, body: { price_list: priceList, from: before } }, staff) {
      const input = { company: id, priceList, before };
      const acted = await actOn(
        ...([staff, id, assignPriceListCommand, input] as const),
        async (company) =>
          refuseChanged(
            company.price_list === before,
            company.name,
            `the price list ${company.price_list}`,
          ) ?? (await refuseUnknownList(db, priceList)),
      );
      return actedAnswer(acted, nameOf);
    },
    async setCreditLimit({ params: { id }, body: { limit, from: before } }, staff) {
      const input = { company: id, limit, before };
      const acted = await actOn(staff, id, setCreditLimitCommand, input, ({ name, credit_limit: now }) =>
        refuseChanged(now === before, name, `the limit ${nairaText(now)}`),
      );
      return actedAnswer(acted, nameOf);
    },
    async setCompanyTerms({ params: { id }, body: { days, from: before } }, staff) {
      const input = { company: id, days, before };
      const acted = await actOn(staff, id, setTermsCommand, input, ({ name, terms_days: now }) =>
        refuseChanged(now === before, name, `terms of ${now} days`),
      );
      return actedAnswer(acted, nameOf);
    },
    async setCompanyTin({ params: { id }, body: { tin, from: before } }, staff) {
      const input = { company: id, tin, before };
      const acted = await actOn(staff, id, setTinCommand, input, ({ name, tin: now }) =>
        refuseChanged(now === before, name, now ? `the tax number ${now}` : "no tax number"),
      );
      return actedAnswer(acted, nameOf);
    },
    async setCompanyState({ params: { id }, body: { state } }, staff) {
      const command = state === "disabled" ? disableCommand : enableCommand;
      const acted = await actOn(staff, id, command, { client: id }, ({ name, disabled }) =>
        refuseSameState(disabled, state, name),
      );
      return actedAnswer(acted, endedOf);
    },
    async setCompanyPersonState({ params: { id, person }, body: { state } }, staff) {
      const found = await personOf(id, person);
      if (found === undefined) return noPerson;
      const refusal = refuseSameState(found.disabled, state, found.email);
      if (refusal !== undefined) return refusal;
      const command = state === "disabled" ? disableCommand : enableCommand;
      return actedAnswer(await actOrAsk(parts, staff, command, { client: found.email }), endedOf);
    },
    async resetCompanyPassword({ params: { id, person } }, staff) {
      const company = await companyOf(id);
      const found = company?.people.find((each) => each.id === person);
      if (company === undefined || found === undefined) return noPerson;
      const acted = await actOrAsk(parts, staff, resetPasswordCommand, { email: found.email });
      return actedAnswer(acted, ({ email, first_password }) =>
        openedView({ company, email, first_password }),
      );
    },
    async signCompanyPersonOut({ params: { id, person } }, staff) {
      const found = await personOf(id, person);
      if (found === undefined) return noPerson;
      const result = await runAs(parts, staff, signOutCommand, { email: found.email });
      return "failure" in result ? result : answer({ done: endedOf(result.result) });
    },
  };
}

/** What was seen is what is changed. */
function refuseChanged(isAsSeen: boolean, name: string, now: string): Refusal | undefined {
  if (isAsSeen) return undefined;
  return failure(409, "refused", `${name} has ${now} now. Look at it again.`, { field: "from" });
}

function refuseSameState(isDisabled: boolean, state: CompanyRow["state"], name: string): Refusal | undefined {
  if (isDisabled !== (state === "disabled")) return undefined;
  return failure(409, "refused", `${name} is already ${isDisabled ? "disabled" : "enabled"}.`);
}

function companyView(company: ListedCompany): Omit<CompanyRow, "people"> {
  const { id, name, rc_number, tin, price_list, terms_days, credit_limit, credit_reserved, disabled } =
    company;
  return {
    ...{ id, name, rc_number, tin, price_list, terms_days },
    credit_limit: { value: credit_limit },
    on_account: { value: credit_reserved },
    state: disabled ? "disabled" : "open",
  };
}

function personView(person: ListedPerson): CompanyPerson {
  const { id, email, name, phone, must_change_password, disabled, signed_in_at, sessions } = person;
  const state = disabled ? "disabled" : must_change_password ? "first_password" : "open";
  return {
    ...{ id, email, name, phone, state, sessions },
    signed_in_at: wireTimeOrNull(signed_in_at),
  };
}

interface GivenPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string | undefined;
}

function personGiven({ email, firstname, lastname, phone }: GivenPerson) {
  return { email, firstname, lastname, ...(phone !== undefined && phone !== "" && { phone }) };
}

function nameOf({ company }: { readonly company: string }) {
  return { company };
}

function endedOf({ name, signed_out }: { readonly name: string; readonly signed_out: number }) {
  return { name, signed_out };
}
