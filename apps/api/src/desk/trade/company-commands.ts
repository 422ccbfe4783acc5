import { fromWireValue, type Kobo, kobo, nairaText, wireValue } from "@precise/cart-core/money";
import { taxNumber } from "@precise/contract/trade/application";
import * as z from "zod/mini";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { by, nairaBetween, termsDays } from "#api/desk/kit/operator-input.ts";
import { companyApproval, limitApproval, mayApproveCompany } from "#api/modules/staff/trade-approval.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { getCompany, requirePriceList } from "./get-client.ts";

const whom = z.string().check(z.minLength(1), z.maxLength(254));
const company: Typed = { as: "<company>", about: "id or name" };
const limit = nairaBetween(0, 1_000_000_000);

/** Sets a company's price list. `before`, in this and the others: what it must have until now. */
export const assignPriceListCommand = operatorCommand({
  name: "trade.assign-price-list",
  permission: "company",
  input: z.strictObject({ company: whom, priceList: whom, before: z.optional(whom), by }),
  terminal: [
    {
      words: "trade assign-price-list",
      about: "Sets a company's price list, from its next page on",
      typed: { company, priceList: { as: "<code>", about: "of the price list" } },
    },
  ],
  approval: companyApproval,
  mayApprove: mayApproveCompany,
  subjectOf: ({ company }) => company,
  run: ({ db }, { company, priceList, before: expected, by: actor }) =>
    db.transaction(async (tx) => {
      const { id, name } = await getCompany(tx, company);
      await requirePriceList(tx, priceList);
      const [row] = await tx.query<{ before: string }>(
        `update client_company c set price_list_code = $2 from client_company before
         where c.id = $1 and before.id = c.id returning before.price_list_code as before`,
        [id, priceList],
      );
      requireBefore(expected, row?.before, `the price list ${row?.before}`, name);
      const entry = { before: { price_list: row?.before }, after: { price_list: priceList } };
      await writeAudit(tx, { actor, act: "trade.assign-price-list", subject: name, ...entry });
      return { company: name, before: row?.before, price_list: priceList };
    }),
  show: ({ company: name, before, price_list }) =>
    `${name} now has the price list ${price_list} (was ${before}).`,
});

/** Sets how much a company may owe on account. */
export const setCreditLimitCommand = operatorCommand({
  name: "trade.set-credit-limit",
  permission: "credit.limit",
  input: z.strictObject({
    company: whom,
    /** Naira, as `before`. */
    limit,
    before: z.optional(limit),
    by,
  }),
  terminal: [
    {
      words: "trade set-credit-limit",
      about: "Sets how much a company may owe on account; 0 stops selling on account",
      typed: { company, limit: { as: "<naira>", about: "in all" } },
    },
  ],
  approval: limitApproval,
  mayApprove: mayApproveCompany,
  subjectOf: ({ company }) => company,
  run: ({ db }, { company, limit: wanted, before: expected, by: actor }) =>
    db.transaction(async (tx) => {
      const { id, name } = await getCompany(tx, company);
      const [row] = await tx.query<{ before: Kobo; reserved: Kobo }>(
        `update client_company c set credit_limit_kobo = $2 from client_company before
         where c.id = $1 and before.id = c.id
         returning before.credit_limit_kobo as before,
           c.credit_reserved_kobo as reserved`,
        [id, fromWireValue(wanted)],
      );
      const before = wireValue(row?.before ?? kobo(0));
      const reserved = wireValue(row?.reserved ?? kobo(0));
      requireBefore(expected, before, `the limit ${nairaText(before)}`, name);
      const entry = { before: { credit_limit: before }, after: { credit_limit: wanted } };
      await writeAudit(tx, { actor, act: "trade.set-credit-limit", subject: name, ...entry });
      return { company: name, before, credit_limit: wanted, reserved };
    }),
  show: ({ company: name, credit_limit, reserved }) =>
    `${name} may owe ${nairaText(credit_limit)}. It owes ${nairaText(reserved)} now.`,
});

/** Sets the tax number that a company's invoices state. */
export const setTinCommand = operatorCommand({
  name: "trade.set-tin",
  permission: "company",
  input: z.strictObject({ company: whom, tin: taxNumber, before: z.optional(z.string()), by }),
  terminal: [
    {
      words: "trade set-tin",
      about: "Sets a company's tax number, for its invoices from the next order on",
      typed: { company, tin: { as: "<tin>", about: 'like 12345678-0001; "" for none' } },
    },
  ],
  approval: companyApproval,
  mayApprove: mayApproveCompany,
  subjectOf: ({ company }) => company,
  run: ({ db }, { company, tin, before: expected, by: actor }) =>
    db.transaction(async (tx) => {
      const { id, name } = await getCompany(tx, company);
      const [row] = await tx.query<{ before: string }>(
        `update client_company c set tin = $2 from client_company before
         where c.id = $1 and before.id = c.id returning before.tin as before`,
        [id, tin],
      );
      requireBefore(
        expected,
        row?.before,
        row?.before ? `the tax number ${row.before}` : "no tax number",
        name,
      );
      const entry = { before: { tin: row?.before }, after: { tin } };
      await writeAudit(tx, { actor, act: "trade.set-tin", subject: name, ...entry });
      return { company: name, before: row?.before, tin };
    }),
  show: ({ company: name, tin }) => `${name} has ${tin ? `the tax number ${tin}` : "no tax number"}.`,
});

/** Sets within how many days a company pays. */
export const setTermsCommand = operatorCommand({
  name: "trade.set-terms",
  permission: "company",
  input: z.strictObject({ company: whom, days: termsDays, before: z.optional(termsDays), by }),
  terminal: [
    {
      words: "trade set-terms",
      about: "Sets how many days after an invoice a company pays, from the next order on",
      typed: { company, days: { as: "<days>", about: "0 to 180" } },
    },
  ],
  approval: companyApproval,
  mayApprove: mayApproveCompany,
  subjectOf: ({ company }) => company,
  run: ({ db }, { company, days, before: expected, by: actor }) =>
    db.transaction(async (tx) => {
      const { id, name } = await getCompany(tx, company);
      const [row] = await tx.query<{ before: number }>(
        `update client_company c set payment_terms_days = $2 from client_company before
         where c.id = $1 and before.id = c.id returning before.payment_terms_days as before`,
        [id, days],
      );
      requireBefore(expected, row?.before, `terms of ${row?.before} days`, name);
      const entry = { before: { terms_days: row?.before }, after: { terms_days: days } };
      await writeAudit(tx, { actor, act: "trade.set-terms", subject: name, ...entry });
      return { company: name, before: row?.before, terms_days: days };
    }),
  show: ({ company: name, before, terms_days }) =>
    `${name} now pays within ${terms_days} days (was ${before}).`,
});

/** What is agreed with a company: prices, limit, terms, and what its invoices state. */
export const companyCommands = [
  assignPriceListCommand,
  setCreditLimitCommand,
  setTinCommand,
  setTermsCommand,
];

/** What was seen, or approved, is what is changed. @throws Refused where another person changed it since */
function requireBefore<Value>(
  expected: Value | undefined,
  before: Value | undefined,
  is: string,
  name: string,
) {
  if (expected !== undefined && expected !== before)
    throw new Refused(`${name} has ${is} now. Look at it again.`, { field: "from" });
}
