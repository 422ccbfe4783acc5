import { kobo } from "@precise/cart-core/money";
import { addCompany, addPerson } from "#api/modules/trade/account-rows.ts";
import type { Database } from "#api/platform/database/port.ts";
import { hashPassword } from "#api/platform/passwords/password-hash.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";

/** What every trade client of the tests types. */
export const clientPassword = "forty flats in Yaba";
/** Cheap ones: what a real hash costs, a test of its own shows. */
const costs = { exponent: 4, blocks: 8, times: 1 };
let hash: Promise<string> | undefined;

/** A trade client of the tests, known by a first name. */
export interface TestClient {
  readonly companyId: string;
  readonly personId: string;
  readonly email: string;
}

/**
 * Two companies with two people each: Eko pays by the list `contractor`, Hausa by `project`, which is 94 % of the
 * catalogue's trade prices to the nearest 50 naira. Their credit limits are 500,000 and 0 naira.
 */
export async function putClients(
  db: Database,
): Promise<Record<"ngozi" | "tunde" | "halima" | "musa", TestClient>> {
  hash ??= hashPassword(clientPassword, costs);
  const passwordHash = await hash;
  await db.query(
    `insert into price_list (code, label, factor_per_thousand, rounding_kobo) values ('project', 'Project', 940, 5000)
     on conflict (code) do nothing`,
  );
  const eko = await addCompany(db, company("Eko Build", "contractor", 50_000_000));
  const hausa = await addCompany(db, company("Hausa Homes", "project", 0));
  async function person(companyId: string, firstname: string): Promise<TestClient> {
    const email = `${firstname.toLowerCase()}-${companyId.slice(0, 8)}@trade.example`;
    const rest = { lastname: "Bello", phone: "+2348030000000", passwordHash, mustChangePassword: false };
    const personId = await addPerson(db, companyId, { email, firstname, ...rest });
    if (personId === undefined) throw new Error("there is such a person already");
    return { companyId, personId, email };
  }
  return {
    ngozi: await person(eko, "Ngozi"),
    tunde: await person(eko, "Tunde"),
    halima: await person(hausa, "Halima"),
    musa: await person(hausa, "Musa"),
  };
}

function company(name: string, priceListCode: string, limitKobo: number) {
  return { name, rcNumber: "RC 1", priceListCode, creditLimit: kobo(limitKobo) };
}

/** Signs a trade client in. @returns the cookie header of the session */
export async function logIn(api: TestApi, email: string, password = clientPassword): Promise<string> {
  const answer = await api.post("/api/clients/login", { email, password });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (answer.status !== 200 || cookie === undefined) throw new Error(`not signed in: ${answer.text}`);
  return cookie;
}
