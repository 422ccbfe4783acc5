/**
 * A column's name without what varies: case, spaces, points, hyphens, and the currency that stands beside it. `Credit (₦)`,
 * `CREDIT_AMOUNT (NGN)`, `CreditAmount` and `credit amount` are one: `creditamount`.
 */
export function columnName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\bin (?:ngn|naira)\b|₦|\bngn\b|(?<=[^a-z])ngn(?![a-z])|\bnaira\b|\(n\)|\[n\]/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
