const TRADE_SIDE = "the trade clients' side of the same calls, and its entry says so: clients/…";
const TO_RENAME = "two meanings: to be renamed";

/** Names that two files of one workspace share, with the reason. The list only gets shorter. */
export const sharedNames: Readonly<Record<string, string>> = {
  "apps/api/mail-kinds.ts": TO_RENAME,
  "packages/contract/cart.ts": TRADE_SIDE,
  "packages/contract/catalogue-calls.ts": TRADE_SIDE,
  "packages/contract/checkout.ts": TRADE_SIDE,
  "packages/contract/product.ts": TRADE_SIDE,
  "packages/contract/session.ts": TRADE_SIDE,
};
