/** Which way money went. */
export type Way = "credit" | "debit";

const incoming = [
  "c",
  "cr",
  "credit",
  "credits",
  "credited",
  "deposit",
  "deposits",
  "deposited",
  "lodgement",
  "lodgment",
];
const incomingToo = ["inflow", "inflows", "inward", "incoming", "in", "received"];
const outgoing = [
  "d",
  "dr",
  "debit",
  "debits",
  "debited",
  "withdrawal",
  "withdrawals",
  "withdrawn",
  "withdraw",
];
const outgoingToo = ["outflow", "outflows", "outward", "outgoing", "out", "sent"];
/** They say how it went, and nothing of where to. */
const neutral = [
  "transfer",
  "transfers",
  "transaction",
  "nip",
  "nibss",
  "money",
  "funds",
  "fund",
  "cash",
  "alert",
  "bank",
];
const neutralToo = [
  "direct",
  "instant",
  "account",
  "wallet",
  "mobile",
  "app",
  "ussd",
  "web",
  "local",
  "paid",
  "entry",
];

const ways = new Map<string, Way | "either">([
  ...[...incoming, ...incomingToo].map((word) => [word, "credit"] as const),
  ...[...outgoing, ...outgoingToo].map((word) => [word, "debit"] as const),
  ...[...neutral, ...neutralToo].map((word) => [word, "either"] as const),
]);

/**
 * Which way the words of a statement's column say that money went: `CR`, `Inflow`, `Outward Transfer`.
 * @returns undefined unless every word is known and all that say a way say the same: a fee, a purchase, airtime and a reversal
 * are never guessed at
 */
export function wayOfWords(text: string): Way | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = words.map((word) => ways.get(word));
  if (said.includes(undefined)) return undefined;
  const isCredit = said.includes("credit");
  const isDebit = said.includes("debit");
  if (isCredit === isDebit) return undefined;
  return isCredit ? "credit" : "debit";
}

/** True for words of what leaves an account, so that an unsigned amount beside them is never money that came. */
export function isSpending(text: string): boolean {
  return /\b(?:out\w*|debit\w*|dr|withdraw\w*|charges?|fees?|purchases?|airtime|bills?|lev(?:y|ies)|vat|tax|dut(?:y|ies)|sent|payments?|spen[dt]\w*|reversals?)\b/i.test(
    text,
  );
}
