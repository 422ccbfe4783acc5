import { fromWireValue } from "@precise/cart-core/money";
import { taxNumber } from "@precise/contract/clients/application";
import * as z from "zod/mini";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { by, nairaBetween, termsDays } from "../operator-input.ts";
import { findCompany, requirePriceList } from "./find-client.ts";

const whom = z.string().check(z.minLength(1), z.maxLength(254));
const listRequest = z.strictObject({ company: whom, priceList: whom, by });
const creditRequest = z.strictObject({
  company: whom,
  /** Naira. */
  limit: nairaBetween(0, 1_000_000_000),
  by,
});
const tinRequest = z.strictObject({ company: whom, tin: taxNumber, by });
const termsRequest = z.strictObject({ company: whom, days: termsDays, by });

/** What is agreed with a company: prices, limit, terms, and what its invoices state. */
export function tradeCompanyCommands(db: Database): AdminCommands {
  return {
    "trade.assign-price-list": async (input) => {
      const { company: given, priceList, by: actor } = listRequest.parse(input);
      return db.transaction(async (tx) => {
        const company = await findCompany(tx, given);
        await requirePriceList(tx, priceList);
        const [row] = await tx.query<{ before: string }>(
          `update client_company c set price_list_code = $2 from client_company before
           where c.id = $1 and before.id = c.id returning before.price_list_code as before`,
          [company.id, priceList],
        );
        const entry = { before: { price_list: row?.before }, after: { price_list: priceList } };
        await writeAudit(tx, { actor, act: "trade.assign-price-list", subject: company.name, ...entry });
        return { company: company.name, before: row?.before, price_list: priceList };
      });
    },
    "trade.set-credit-limit": async (input) => {
      const { company: given, limit, by: actor } = creditRequest.parse(input);
      return db.transaction(async (tx) => {
        const company = await findCompany(tx, given);
        const [row] = await tx.query<{ before: number; reserved: number }>(
          `update client_company c set credit_limit_kobo = $2 from client_company before
           where c.id = $1 and before.id = c.id
           returning before.credit_limit_kobo / 100.0::float8 as before,
             c.credit_reserved_kobo / 100.0::float8 as reserved`,
          [company.id, fromWireValue(limit)],
        );
        const entry = { before: { credit_limit: row?.before }, after: { credit_limit: limit } };
        await writeAudit(tx, { actor, act: "trade.set-credit-limit", subject: company.name, ...entry });
        return { company: company.name, before: row?.before, credit_limit: limit, reserved: row?.reserved };
      });
    },
    "trade.set-tin": async (input) => {
      const { company: given, tin, by: actor } = tinRequest.parse(input);
      return db.transaction(async (tx) => {
        const company = await findCompany(tx, given);
        const [row] = await tx.query<{ before: string }>(
          `update client_company c set tin = $2 from client_company before
           where c.id = $1 and before.id = c.id returning before.tin as before`,
          [company.id, tin],
        );
        const entry = { before: { tin: row?.before }, after: { tin } };
        await writeAudit(tx, { actor, act: "trade.set-tin", subject: company.name, ...entry });
        return { company: company.name, before: row?.before, tin };
      });
    },
    "trade.set-terms": async (input) => {
      const { company: given, days, by: actor } = termsRequest.parse(input);
      return db.transaction(async (tx) => {
        const company = await findCompany(tx, given);
        const [row] = await tx.query<{ before: number }>(
          `update client_company c set payment_terms_days = $2 from client_company before
           where c.id = $1 and before.id = c.id returning before.payment_terms_days as before`,
          [company.id, days],
        );
        const entry = { before: { terms_days: row?.before }, after: { terms_days: days } };
        await writeAudit(tx, { actor, act: "trade.set-terms", subject: company.name, ...entry });
        return { company: company.name, before: row?.before, terms_days: days };
      });
    },
  };
}
