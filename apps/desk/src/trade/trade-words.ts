import { dictionary } from "@precise/cart-core/dictionary";
import { isRecord } from "@precise/cart-core/json";
import { nairaText } from "@precise/cart-core/money";
import type { TradeEvent } from "@precise/contract/desk/trade/companies";

type Fields = Readonly<Record<string, unknown>>;

/** Acts about trade companies and price lists, as people say them. */
export const tradeActs: Readonly<Record<string, string>> = dictionary({
  "trade.approve": "Open the account applied for",
  "trade.decline": "Decline the application",
  "trade.create": "Open an account",
  "trade.disable": "Disable",
  "trade.enable": "Enable again",
  "trade.reset-password": "New first password",
  "trade.sign-out": "Sign out",
  "trade.assign-price-list": "Price list",
  "trade.set-credit-limit": "Credit limit",
  "trade.set-tin": "Tax number",
  "trade.set-terms": "Payment terms",
  "price-lists.create": "New price list",
  "price-lists.import": "Own prices from a file",
});

/** What a request would change, old to new; undefined for what is no act of the trade. */
export function askedText(command: string, input: Fields): string | undefined {
  const { limit, before, priceList, days, tin, lowest } = input;
  switch (command) {
    case "trade.set-credit-limit":
      return arrow(naira(before), naira(limit));
    case "trade.assign-price-list":
      return arrow(before, priceList);
    case "trade.set-terms":
      return arrow(dayCount(before), dayCount(days));
    case "trade.set-tin":
      return arrow(before || "none", tin || "none");
    case "trade.approve":
      return input.existing === undefined ? companyText(input) : "Into a company that has an account";
    case "trade.create":
      return accountText(input);
    case "price-lists.create":
      return parts([
        input.label,
        `${String(input.percent)} % of the trade prices`,
        `rounded to ${naira(input.rounding)}`,
        lowestText(lowest),
      ]);
    case "price-lists.import":
      return parts([
        `File ${String(input.upload)}`,
        lowestText(lowest),
        typeof input.confirmedRemovals === "number" && `${input.confirmedRemovals} items lose own prices`,
      ]);
    default:
      return command in tradeActs ? "" : undefined;
  }
}

/** Where what a request is about can be looked at. */
export function askedHref(command: string, input: Fields): string | undefined {
  const { application, code, upload } = input;
  if (typeof application === "number") return `/trade/applications/${application}`;
  if (command === "price-lists.import") return `/price-lists/${String(code)}/imports/${String(upload)}`;
  const nested = isRecord(input.company) ? input.company.existing : input.company;
  const company = [nested, input.client].find((each) => typeof each === "string" && uuid.test(each));
  return command.startsWith("trade.") && company !== undefined ? `/companies/${String(company)}` : undefined;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What happened, of the history of a company. */
export function eventText({ act, before, after }: Pick<TradeEvent, "act" | "before" | "after">): string {
  const of = after ?? {};
  const command = String(of.command ?? "");
  const name = tradeActs[command] ?? command;
  if (act === "approvals.ask") return `Asked for: ${parts([name, askedText(command, of)])}`;
  if (act === "approvals.decide") return `${of.state === "approved" ? "Approved" : "Refused"}: ${name}`;
  const ended = typeof of.signed_out === "number" && of.signed_out > 0 && sessionsEnded(of.signed_out);
  switch (act) {
    case "trade.set-credit-limit":
      return `Credit limit: ${arrow(naira(before?.credit_limit), naira(of.credit_limit))}`;
    case "trade.assign-price-list":
      return `Price list: ${arrow(before?.price_list, of.price_list)}`;
    case "trade.set-terms":
      return `Payment terms: ${arrow(dayCount(before?.terms_days), dayCount(of.terms_days))}`;
    case "trade.set-tin":
      return `Tax number: ${arrow(before?.tin || "none", of.tin || "none")}`;
    case "trade.approve":
    case "trade.create":
      return parts(["Account opened", act === "trade.approve" && "by application"]);
    case "trade.decline":
      return "Application declined";
    case "trade.disable":
      return parts(["Disabled", ended]);
    case "trade.enable":
      return "Enabled again";
    case "trade.reset-password":
      return parts(["New first password", ended]);
    case "trade.sign-out":
      return parts(["Signed out", ended]);
    default:
      return tradeActs[act] ?? act;
  }
}

/** "2 sessions ended". */
export function sessionsEnded(count: number): string {
  return count === 1 ? "1 session ended" : `${count} sessions ended`;
}

function companyText({ priceList, creditLimit, termsDays }: Fields): string {
  return parts([
    "New company",
    `price list ${String(priceList ?? "contractor")}`,
    `limit ${naira(creditLimit ?? 0)}`,
    typeof termsDays === "number" && `pays within ${dayCount(termsDays)}`,
  ]);
}

function accountText(input: Fields): string {
  const { company, person } = input;
  // The audit has all values side by side.
  const { firstname, lastname, email } = isRecord(person) ? person : input;
  const who = parts([`${String(firstname)} ${String(lastname)}`, email]);
  if (!isRecord(company) || company.existing !== undefined) return who;
  return parts([who, companyText(company)]);
}

function lowestText(lowest: unknown): string | false {
  return typeof lowest === "number" && `the lowest price is ${lowest / 10} % of the trade price`;
}

function arrow(before: unknown, after: unknown): string {
  return `${String(before ?? "?")} → ${String(after ?? "?")}`;
}

function naira(value: unknown): string {
  return typeof value === "number" ? nairaText(value) : "?";
}

function dayCount(value: unknown): string {
  return value === 1 ? "1 day" : `${String(value)} days`;
}

function parts(texts: readonly unknown[]): string {
  return texts.filter((text) => typeof text === "string" && text !== "").join(", ");
}
