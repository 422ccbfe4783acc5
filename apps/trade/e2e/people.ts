import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { operator } from "@precise/journeys/operator";

/** A person of a company that only the journeys know. */
export interface Client {
  readonly email: string;
  readonly password: string;
  readonly company: string;
}

export interface AccountTerms {
  /** Naira that the company may owe on account. */
  readonly limit?: number;
  readonly priceList?: "contractor" | "project";
  /** A company that is here already: the person is one more of it, at its terms. */
  readonly company?: string;
}

const shopUrl = process.env.SHOP_URL ?? "http://localhost:3000";

/** An operator opens an account; its password is the operator's, and must be changed before anything else opens. */
export async function givenAccount(terms: AccountTerms = {}): Promise<Client> {
  const { limit = 0, priceList = "contractor" } = terms;
  const mark = randomBytes(6).toString("hex");
  const company = terms.company ?? `Journey ${mark}`;
  const email = `${mark}@journey.example`;
  const person = ["--firstname", "Ada", "--lastname", "Obi", "--phone", "+2348031234567"];
  const at =
    terms.company === undefined
      ? ["--company", company, "--price-list", priceList, "--credit-limit", String(limit)]
      : ["--to-company", company];
  const opened: unknown = JSON.parse(await operator("trade", "create", email, ...person, ...at));
  return { email, password: firstPasswordOf(opened), company };
}

/** An account whose person has chosen a password. */
export async function openAccount(terms?: AccountTerms): Promise<Client> {
  const account = await givenAccount(terms);
  const password = `journey-${randomBytes(6).toString("hex")}`;
  const cookie = await sessionOf(account);
  await call("password", { current_password: account.password, new_password: password }, cookie);
  return { ...account, password };
}

/** Logs in behind the browser's back. @returns the session's cookie, `name=value` */
export async function sessionOf({ email, password }: Client): Promise<string> {
  const answer = await call("login", { email, password });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error("a login without a session");
  return cookie;
}

async function call(name: "login" | "password", body: object, cookie = ""): Promise<Response> {
  let answer: Response | undefined;
  // A machine that is busy to its limit answers 503 before it does anything, and asks to try again.
  await expect(async () => {
    answer = await fetch(`${shopUrl}/api/clients/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shopUrl, cookie },
      body: JSON.stringify(body),
    });
    expect(answer.status).not.toBe(503);
  }).toPass({ timeout: 30_000 });
  if (!answer?.ok) throw new Error(`${name} answered ${answer?.status}: ${await answer?.text()}`);
  return answer;
}

function firstPasswordOf(opened: unknown): string {
  if (typeof opened === "object" && opened !== null && "first_password" in opened)
    return String(opened.first_password);
  throw new Error(`no account was opened: ${JSON.stringify(opened)}`);
}
