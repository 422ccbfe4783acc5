import * as z from "zod/mini";
import { type DataOf, group } from "../../wire/route.ts";
import { searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";
import { askedApproval, limitNaira, listCode, openedPerson, termsDays, tradeProposal } from "./trade-acts.ts";

const status = z.enum(["open", "approved", "declined"]);
const applicationPath = z.object({
  id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)),
});

/** Who asks for a trade account, and for which company. */
export const tradeApplication = z.object({
  id: z.int(),
  status,
  company: z.string(),
  /** Registration number, or empty. */
  rc_number: z.string(),
  /** Tax identification number, or empty. */
  tin: z.string(),
  /** One of `clientTrades`. */
  trade: z.string(),
  state: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** +234XXXXXXXXXX, or empty. */
  phone: z.string(),
  message: z.string(),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
});
export type TradeApplication = z.infer<typeof tradeApplication>;

export const listTradeApplications = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/trade/applications",
  permission: "company",
  tag: "Trade applications",
  summary: "Applications for a trade account: those that wait first, then the newest",
  query: z.object({
    /** Words of company, person, e-mail, registration or tax number. */
    search: z.optional(searchText(100)),
    status: z.optional(status),
    cursor: z.optional(z.string().check(z.maxLength(60))),
  }),
  data: z.object({
    applications: z.array(tradeApplication),
    ...pageEnd,
  }),
});

export const readTradeApplication = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/trade/applications/{id}",
  permission: "company",
  tag: "Trade applications",
  summary: "An application with what is known of the company and the person already",
  params: applicationPath,
  data: z.object({
    application: tradeApplication,
    /** The company of the account that was opened for it. */
    company: z.nullable(z.object({ id: z.string(), name: z.string() })),
    /** The e-mail belongs to an account already: nothing can be opened for it. */
    account: z.nullable(z.object({ id: z.string(), name: z.string() })),
    /** Companies with the same name, registration or tax number. */
    matches: z.array(z.object({ id: z.string(), name: z.string(), because: z.string() })),
    proposals: z.array(tradeProposal),
  }),
  failures: [404],
});
export type TradeApplicationPage = DataOf<typeof readTradeApplication>;

/**
 * Opens the account, to a new company or to one there is, and answers the first password this once. A limit above ₦0 takes a
 * second person. 409 `refused` where it was decided already, or the e-mail has an account.
 */
export const approveTradeApplication = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/trade/applications/{id}/approve",
  // A first password is a key to an account.
  permission: "company",
  isFresh: true,
  tag: "Trade applications",
  summary: "Opens the account that was applied for",
  params: applicationPath,
  body: z.union([
    z.strictObject({ existing: z.uuid() }),
    z.strictObject({
      price_list: listCode,
      credit_limit: limitNaira,
      terms_days: z.optional(termsDays),
    }),
  ]),
  data: z.object({ done: z.optional(openedPerson), approval: z.optional(askedApproval) }),
  failures: [404, 409, 422],
});

export const declineTradeApplication = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/trade/applications/{id}/decline",
  permission: "company",
  tag: "Trade applications",
  summary: "Closes an application without an account; nobody is e-mailed",
  params: applicationPath,
  data: z.object({
    done: z.optional(z.object({ application: z.int() })),
    approval: z.optional(askedApproval),
  }),
  failures: [404, 409],
});

/** The calls of applications for a trade account. */
export const deskTradeApplicationCalls = /* @__PURE__ */ group(
  { listTradeApplications, readTradeApplication, approveTradeApplication, declineTradeApplication },
  { approveTradeApplication: { price_list: "contractor", credit_limit: 0, terms_days: 30 } },
);
