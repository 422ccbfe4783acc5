import { describe, expect, it } from "vitest";
import { isSpending, wayOfWords } from "./way-of-words.ts";

const words = (text: string) => text.split(" ");

describe("words of a statement that say which way money went", () => {
  it.each([
    ...words("c cr credit credits credited deposit deposits deposited lodgement lodgment"),
    ...words("inflow inflows inward incoming in received"),
    ...["CR", "Inward Transfer", "NIP-Credit", "Cash Deposit"],
  ])("%s: it came", (text) => {
    expect(wayOfWords(text)).toBe("credit");
  });

  it.each([
    ...words("d dr debit debits debited withdrawal withdrawals withdrawn withdraw"),
    ...words("outflow outflows outward outgoing out sent"),
    ...["Outward Transfer", "Cash withdrawal"],
  ])("%s: it went", (text) => {
    expect(wayOfWords(text)).toBe("debit");
  });

  it.each([
    ...words("transfer transfers transaction nip nibss money funds fund cash alert bank"),
    ...words("direct instant account wallet mobile app ussd web local paid entry"),
  ])("%s says neither, and nothing against what another word says", (text) => {
    expect(wayOfWords(text)).toBeUndefined();
    expect(wayOfWords(`${text} in`)).toBe("credit");
    expect(wayOfWords(`out ${text}`)).toBe("debit");
  });

  it.each(["", "debit credit", "reversal", "credit reversal", "airtime out", "fee"])(
    "%s: nobody guesses",
    (text) => {
      expect(wayOfWords(text)).toBeUndefined();
    },
  );
});

describe("words of what leaves an account", () => {
  it.each([
    ...words(
      "out outward outflow debit debited DR withdraw withdrawal charge charges fee fees purchase purchases",
    ),
    ...words(
      "airtime bill bills levy levies VAT tax duty duties sent payment payments spend spent spending reversal reversals",
    ),
    "NIP fee",
  ])("%s is one", (text) => {
    expect(isSpending(text)).toBe(true);
  });

  it.each(["inward", "about", "drum", "feeding", "tuition", "billing", "taxi", "", "present", "repayments"])(
    "%s is none",
    (text) => {
      expect(isSpending(text)).toBe(false);
    },
  );
});
