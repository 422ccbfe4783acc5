import type { TradeApplication } from "@precise/contract/desk/trade/trade-applications";
import { clientTrades } from "@precise/contract/trade/application";

export const statusNames: Readonly<Record<TradeApplication["status"], string>> = {
  open: "Waits",
  approved: "Approved",
  declined: "Declined",
};

/** What the company does, in the words of the form. */
export function tradeName(trade: string): string {
  return clientTrades.find(({ value }) => value === trade)?.label ?? trade;
}

export function applicationHref(id: number): string {
  return `/trade/applications/${id}`;
}
