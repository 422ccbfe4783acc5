import { fromWireValue, nairaText } from "@precise/cart-core/money";
import { taxNumber } from "@precise/contract/clients/application";
import * as z from "zod/mini";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { operatorCommand, type Typed } from "../operator-command.ts";
import { by, nairaBetween, termsDays } from "../operator-input.ts";
import { typedNaira, typedWhole } from "../typed-values.ts";
import { findCompany, requirePriceList } from "./find-client.ts";

const whom = z.string().check(z.minLength(1), z.maxLength(254));
const company: Typed = { as: "<company>", about: "id or name" };

/** What is agreed with a company: prices, limit, terms, and what its invoices state. */
export const companyCommands = [
  operatorCommand({
    name: "trade.assign-price-list",
    permission: "company",
    input: z.strictObject({ company: whom, priceList: whom, by }),
    terminal: [
      {
        words: "trade assign-price-list",
        about: "Sets a company's price list, from its next page on",
        typed: { company, priceList: { as: "<code>", about: "of the price list" } },
      },
    ],
    run: ({ db }, { company: given, priceList, by: actor }) =>
      db.transaction(async (tx) => {
        const { id, name } = await findCompany(tx, given);
        await requirePriceList(tx, priceList);
        const [row] = await tx.query<{ before: string }>(
          `update client_company c set price_list_code = $2 from client_company before
           where c.id = $1 and before.id = c.id returning before.price_list_code as before`,
          [id, priceList],
        );
        const entry = { before: { price_list: row?.before }, after: { price_list: priceList } };
        await writeAudit(tx, { actor, act: "trade.assign-price-list", subject: name, ...entry });
        return { company: name, before: row?.before, price_list: priceList };
      }),
    show: ({ company: name, before, price_list }) =>
      `${name} now has the price list ${price_list} (was ${before}).`,
  }),
  operatorCommand({
    name: "trade.set-credit-limit",
    permission: "credit.limit",
    input: z.strictObject({
      company: whom,
      /** Naira. */
      limit: nairaBetween(0, 1_000_000_000),
      by,
    }),
    terminal: [
      {
        words: "trade set-credit-limit",
        about: "Sets how much a company may owe on account; 0 stops selling on account",
        typed: { company, limit: { as: "<naira>", about: "in all", parse: typedNaira } },
      },
    ],
    run: ({ db }, { company: given, limit, by: actor }) =>
      db.transaction(async (tx) => {
        const { id, name } = await findCompany(tx, given);
        const [row] = await tx.query<{ before: number; reserved: number }>(
          `update client_company c set credit_limit_kobo = $2 from client_company before
           where c.id = $1 and before.id = c.id
           returning before.credit_limit_kobo / 100.0::float8 as before,
             c.credit_reserved_kobo / 100.0::float8 as reserved`,
          [id, fromWireValue(limit)],
        );
        const { before, reserved = 0 } = row ?? {};
        const entry = { before: { credit_limit: before }, after: { credit_limit: limit } };
        await writeAudit(tx, { actor, act: "trade.set-credit-limit", subject: name, ...entry });
        return { company: name, before, credit_limit: limit, reserved };
      }),
    show: ({ company: name, credit_limit, reserved }) =>
      `${name} may owe ${nairaText(credit_limit)}. It owes ${nairaText(reserved)} now.`,
  }),
  operatorCommand({
    name: "trade.set-tin",
    permission: "company",
    input: z.strictObject({ company: whom, tin: taxNumber, by }),
    terminal: [
      {
        words: "trade set-tin",
        about: "Sets a company's tax number, for its invoices from the next order on",
        typed: { company, tin: { as: "<tin>", about: 'like 12345678-0001; "" for none' } },
      },
    ],
    run: ({ db }, { company: given, tin, by: actor }) =>
      db.transaction(async (tx) => {
        const { id, name } = await findCompany(tx, given);
        const [row] = await tx.query<{ before: string }>(
          `update client_company c set tin = $2 from client_company before
           where c.id = $1 and before.id = c.id returning before.tin as before`,
          [id, tin],
        );
        const entry = { before: { tin: row?.before }, after: { tin } };
        await writeAudit(tx, { actor, act: "trade.set-tin", subject: name, ...entry });
        return { company: name, before: row?.before, tin };
      }),
    show: ({ company: name, tin }) => `${name} has ${tin ? `the tax number ${tin}` : "no tax number"}.`,
  }),
  operatorCommand({
    name: "trade.set-terms",
    permission: "company",
    input: z.strictObject({ company: whom, days: termsDays, by }),
    terminal: [
      {
        words: "trade set-terms",
        about: "Sets how many days after an invoice a company pays, from the next order on",
        typed: { company, days: { as: "<days>", about: "0 to 180", parse: typedWhole } },
      },
    ],
    run: ({ db }, { company: given, days, by: actor }) =>
      db.transaction(async (tx) => {
        const { id, name } = await findCompany(tx, given);
        const [row] = await tx.query<{ before: number }>(
          `update client_company c set payment_terms_days = $2 from client_company before
           where c.id = $1 and before.id = c.id returning before.payment_terms_days as before`,
          [id, days],
        );
        const entry = { before: { terms_days: row?.before }, after: { terms_days: days } };
        await writeAudit(tx, { actor, act: "trade.set-terms", subject: name, ...entry });
        return { company: name, before: row?.before, terms_days: days };
      }),
    show: ({ company: name, before, terms_days }) =>
      `${name} now pays within ${terms_days} days (was ${before}).`,
  }),
];
