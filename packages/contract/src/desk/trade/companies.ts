import * as z from "zod/mini";
import { normalisePhone } from "../../nigeria/phone.ts";
import { normaliseRcNumber } from "../../nigeria/rc-number.ts";
import { taxNumber } from "../../trade/application.ts";
import { type DataOf, group } from "../../wire/route.ts";
import { emailAddress, line, searchText } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";
import { askedApproval, limitNaira, listCode, openedPerson, termsDays, tradeProposal } from "./trade-acts.ts";

/** A trade company as the list shows it. */
export const companyRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Registration number, or empty. */
  rc_number: z.string(),
  /** Tax identification number, or empty. */
  tin: z.string(),
  price_list: z.string(),
  /** Within so many days after an invoice it pays. */
  terms_days: z.int(),
  credit_limit: wireAmount,
  /** What it owes on account, or has promised with orders that are under way. */
  on_account: wireAmount,
  state: z.enum(["open", "disabled"]),
  /** E-mails of its people, those who cannot sign in too. */
  people: z.array(z.string()),
});
export type CompanyRow = z.infer<typeof companyRow>;

/** Someone of a company. */
export const companyPerson = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** +234XXXXXXXXXX, or empty. */
  phone: z.string(),
  /** `first_password`: the one that we gave has not been changed yet. */
  state: z.enum(["open", "first_password", "disabled"]),
  signed_in_at: z.nullable(z.string()),
  /** Devices on which they are signed in now. */
  sessions: z.int(),
});
export type CompanyPerson = z.infer<typeof companyPerson>;

/** An order of a company. */
export const companyOrder = z.object({
  number: z.string(),
  placed_at: z.string(),
  person: z.string(),
  /** One of cart-core's `orderStages`. */
  stage: z.string(),
  /** One of cart-core's payment kinds. */
  payment: z.string(),
  /** One of cart-core's `paymentStatuses`. */
  money: z.string(),
  payable: wireAmount,
  /** What it holds of the limit now. */
  on_account: wireAmount,
});
export type CompanyOrder = z.infer<typeof companyOrder>;

/** Something that was changed or asked for. */
export const tradeEvent = z.object({
  at: z.string(),
  actor: z.string(),
  act: z.string(),
  subject: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.nullable(z.string()),
});
export type TradeEvent = z.infer<typeof tradeEvent>;

const companyPath = z.object({ id: z.uuid() });
const personPath = z.object({ id: z.uuid(), person: z.uuid() });
const person = {
  email: emailAddress,
  firstname: line(1, 60),
  lastname: line(1, 60),
  phone: z.optional(
    line(0, 30).check(
      z.refine((text) => text === "" || normalisePhone(text).ok, {
        error: "must be a Nigerian mobile number, such as 0803 123 4567",
      }),
    ),
  ),
};
const failures = [404, 409, 422] as const;
const fact = z.object({ company: z.string() });
const changed = z.object({ done: z.optional(fact), approval: z.optional(askedApproval) });
const opened = z.object({ done: z.optional(openedPerson), approval: z.optional(askedApproval) });
const ended = z.object({
  /** How many sessions ended. */
  done: z.optional(z.object({ name: z.string(), signed_out: z.int() })),
  approval: z.optional(askedApproval),
});

export const listCompanies = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/companies",
  permission: "company",
  tag: "Trade companies",
  summary: "Trade companies by name, with what they owe on account",
  query: z.object({
    /** Words of name, tax or registration number, or of a person's e-mail. */
    search: z.optional(searchText(100)),
    /** Codes of price lists, parted by commas. */
    list: z.optional(z.string().check(z.maxLength(400))),
    state: z.optional(z.enum(["open", "disabled"])),
    /** `owes`: something is on account; `full`: less than a tenth of the limit is left. */
    credit: z.optional(z.enum(["owes", "full"])),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  data: z.object({ companies: z.array(companyRow), ...pageEnd }),
});

export const readCompany = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/companies/{id}",
  permission: "company",
  tag: "Trade companies",
  summary: "A trade company: what is agreed, its people, latest orders and history",
  params: companyPath,
  data: z.object({
    company: z.object({ ...companyRow.shape, people: z.array(companyPerson), created_at: z.string() }),
    /** At most ten, the newest first. */
    orders: z.array(companyOrder),
    /** What is waiting for a second person. */
    proposals: z.array(tradeProposal),
    /** The newest first. */
    history: z.array(tradeEvent),
  }),
  failures: [404],
});
export type CompanyPage = DataOf<typeof readCompany>;

/** The same refusals as `addCompanyPerson`. */
export const openCompany = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies",
  permission: "company",
  isFresh: true,
  tag: "Trade companies",
  summary: "Opens an account for a new company and its first person, without an application",
  body: z.strictObject({
    name: line(2, 120),
    rc_number: z.optional(
      line(0, 30).check(
        z.refine((text) => text === "" || normaliseRcNumber(text).ok, {
          error: "must be a registration number, such as RC 123456",
        }),
      ),
    ),
    tin: z.optional(taxNumber),
    terms_days: z.optional(termsDays),
    price_list: listCode,
    credit_limit: limitNaira,
    person: z.strictObject(person),
  }),
  data: opened,
  failures,
});

/** 409 `refused` where someone has the e-mail already. */
export const addCompanyPerson = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/people",
  permission: "company",
  isFresh: true,
  tag: "Trade companies",
  summary: "Opens an account for another person of a company; answers the first password this once",
  params: companyPath,
  body: z.strictObject(person),
  data: opened,
  failures,
});

/** `from` is what the company has now; 409 `refused` where that is not so any more. */
export const assignPriceList = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/price-list",
  permission: "company",
  tag: "Trade companies",
  summary: "Gives a company another price list, from its next page on",
  params: companyPath,
  body: z.strictObject({ price_list: listCode, from: listCode }),
  data: changed,
  failures,
});

/** A higher limit always takes a second person. 409 `refused` where `from` is not the limit any more. */
export const setCreditLimit = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/credit-limit",
  permission: "credit.limit",
  isFresh: true,
  tag: "Trade companies",
  summary: "Sets how much a company may owe on account; a higher limit waits for a second person",
  params: companyPath,
  body: z.strictObject({ limit: limitNaira, from: limitNaira }),
  data: changed,
  failures,
});

export const setCompanyTerms = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/terms",
  permission: "company",
  tag: "Trade companies",
  summary: "Sets within how many days after an invoice a company pays, from the next order on",
  params: companyPath,
  body: z.strictObject({ days: termsDays, from: termsDays }),
  data: changed,
  failures,
});

export const setCompanyTin = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/tin",
  permission: "company",
  tag: "Trade companies",
  summary: "Sets a company's tax number, for its invoices from the next order on",
  params: companyPath,
  body: z.strictObject({ tin: taxNumber, from: line(0, 20) }),
  data: changed,
  failures,
});

const stateBody = z.strictObject({ state: z.enum(["open", "disabled"]) });

export const setCompanyState = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/state",
  permission: "company",
  tag: "Trade companies",
  summary: "Disables all accounts of a company, which signs its people out at once, or enables them again",
  params: companyPath,
  body: stateBody,
  data: ended,
  failures,
});

export const setCompanyPersonState = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/people/{person}/state",
  permission: "company",
  tag: "Trade companies",
  summary: "Disables a person's account, which signs them out at once, or enables it again",
  params: personPath,
  body: stateBody,
  data: ended,
  failures,
});

export const resetCompanyPassword = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/people/{person}/password",
  permission: "company",
  isFresh: true,
  tag: "Trade companies",
  summary: "Gives a person a new first password, answered this once, and signs them out everywhere",
  params: personPath,
  data: opened,
  failures,
});

export const signCompanyPersonOut = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/companies/{id}/people/{person}/sign-out",
  permission: "company",
  tag: "Trade companies",
  summary: "Signs a person out wherever they are signed in",
  params: personPath,
  data: ended,
  failures,
});

const ada = { email: "ada@ekobuild.example", firstname: "Ada", lastname: "Obi", phone: "0803 123 4567" };

/** The calls of trade companies and their people. */
export const deskCompanyCalls = /* @__PURE__ */ group(
  {
    listCompanies,
    readCompany,
    openCompany,
    addCompanyPerson,
    assignPriceList,
    setCreditLimit,
    setCompanyTerms,
    setCompanyTin,
    setCompanyState,
    setCompanyPersonState,
    resetCompanyPassword,
    signCompanyPersonOut,
  },
  {
    openCompany: {
      name: "Eko Build Ltd",
      rc_number: "RC 123456",
      tin: "12345678-0001",
      terms_days: 30,
      price_list: "contractor",
      credit_limit: 0,
      person: ada,
    },
    addCompanyPerson: ada,
    assignPriceList: { price_list: "project", from: "contractor" },
    setCreditLimit: { limit: 750000, from: 500000 },
    setCompanyTerms: { days: 14, from: 30 },
    setCompanyTin: { tin: "12345678-0001", from: "" },
    setCompanyState: { state: "disabled" },
    setCompanyPersonState: { state: "disabled" },
  },
);
