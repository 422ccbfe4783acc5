import { dictionary } from "@precise/cart-core/dictionary";
import { nairaText } from "@precise/cart-core/money";
import type { Approval } from "@precise/contract/desk/staff/approvals";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { askedText, tradeActs } from "#desk/trade/trade-words.ts";
import { askedPrices, priceActs } from "./asked-prices.ts";

const acts: Readonly<Record<string, string>> = dictionary({
  ...tradeActs,
  ...priceActs,
  "customers.erase": "Erase the person",
  "payments.refund": "Refund",
});

/** What is to be done, as people say it. */
export function actText(command: string): string {
  return acts[command] ?? command;
}

/** What it is done with: amounts in naira, the rest as it was typed; for what is changed, old to new. */
export function inputText({ command, input }: Pick<Approval, "command" | "input">): string {
  const text = askedText(command, input) ?? askedPrices(command, input);
  if (text !== undefined) return text;
  return Object.entries(input)
    .filter(([key]) => key !== "number" && key !== "person")
    .map(([key, value]) => {
      if (key === "amount" && typeof value === "number") return nairaText(value);
      return `${key.replaceAll("_", " ")}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
    })
    .join(" · ");
}

const states: Readonly<Record<Approval["state"], string>> = {
  open: "Waits",
  running: "Being carried out",
  approved: "Approved",
  refused: "Refused",
  replaced: "Asked again with other values",
  failed: "Approved, but not carried out",
  expired: "Expired",
};

/** The state, and who brought it about or until when it waits. */
export function stateText({ state, decided_by, expires_at, alone_from }: Approval): string {
  if (state === "open" && alone_from !== null)
    return `Nobody else can approve it: from ${shortDayAndTime(alone_from)} the person who asked may`;
  if (state === "open") return `Waits until ${shortDayAndTime(expires_at)}`;
  return decided_by === null ? states[state] : `${states[state]} by ${decided_by}`;
}
