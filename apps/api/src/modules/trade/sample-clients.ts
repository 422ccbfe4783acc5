import { readFile } from "node:fs/promises";
import { fromWireValue } from "@precise/cart-core/money";
import * as z from "zod/mini";
import type { Database } from "#api/platform/database/port.ts";
import { hashPasswords } from "#api/platform/passwords/hash-passwords.ts";
import { addCompany, addPerson, type NewPerson } from "./account-rows.ts";

const sampleFile = new URL("../../../catalogue/sample-clients.json", import.meta.url);

const samples = z.object({
  companies: z.array(
    z.object({
      name: z.string(),
      rc_number: z.string(),
      price_list: z.string(),
      /** Naira. */
      credit_limit: z.number(),
      people: z.array(
        z.object({
          email: z.string(),
          firstname: z.string(),
          lastname: z.string(),
          phone: z.string(),
          password: z.string(),
        }),
      ),
    }),
  ),
});

/**
 * Puts the sample companies and the price list of theirs into a database that has no company at all, so that the trade
 * area can be tried on a laptop. Never called but with SHOP_ENV=local: everybody knows their passwords.
 * @param stop ends it before anybody is put there
 * @returns whether they were put there now
 */
export async function seedSampleClients(db: Database, stop?: AbortSignal): Promise<boolean> {
  if (await hasCompanies(db)) return false;
  const { companies } = await readSamples();
  const hashed: { company: (typeof companies)[number]; people: NewPerson[] }[] = [];
  for (const company of companies) {
    const people = await hashPasswords(company.people, stop);
    if (people === undefined) return false;
    hashed.push({ company, people: people.map((person) => ({ ...person, mustChangePassword: false })) });
  }
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('sample clients', 51))");
    if (await hasCompanies(tx)) return false;
    // The factor of the sample catalogue's own list: 94 % to the nearest 50 naira.
    await tx.query(
      `insert into price_list (code, label, factor_per_thousand, rounding_kobo)
       values ('project', 'Project', 940, 5000) on conflict (code) do nothing`,
    );
    for (const { company, people } of hashed) {
      const companyId = await addCompany(tx, {
        name: company.name,
        rcNumber: company.rc_number,
        priceListCode: company.price_list,
        creditLimit: fromWireValue(company.credit_limit),
      });
      for (const person of people) await addPerson(tx, companyId, person);
    }
    return true;
  });
}

/** Registration numbers of the sample companies. */
export async function sampleCompanyNumbers(): Promise<string[]> {
  return (await readSamples()).companies.map(({ rc_number }) => rc_number);
}

async function readSamples() {
  return samples.parse(JSON.parse(await readFile(sampleFile, "utf8")));
}

async function hasCompanies(sql: Pick<Database, "query">): Promise<boolean> {
  return (await sql.query("select 1 from client_company limit 1")).length > 0;
}
