import { expect, it } from "vitest";
import { initialsOf, isBuyersAccount } from "./payer-name.ts";

it.each([
  ["Ada Obi", "OBI ADA NKECHI", true],
  ["Adé Òbí", "ADE OBI", true],
  ["Adé Groß", "ADE GROSS", true],
  ["Ada Obi-Eze", "EZE ADA", true],
  ["Ada", "OBI ADA", true],
  ["Ada Obi", "WILLIAMS TERSOO OLUWASEUN", false],
  ["Ada Obi", "OBI CHUKWU", false],
  ["Ada Obi", "ADAOBI", false],
  ["A. B.", "A B", false],
  ["", "OBI ADA", false],
])("of %j the account %j: %s", (buyer, account, isTheirs) => {
  expect(isBuyersAccount(buyer, account)).toBe(isTheirs);
});

it("shortens a name to its first letters", () => {
  expect(initialsOf("WILLIAMS TERSOO-OLUWASEUN")).toBe("W. T. O.");
  expect(initialsOf(" williams  t. ")).toBe("W. T.");
  expect(initialsOf("")).toBe("");
  // Adlam, in which Fulfulde is written: capital alif and small ba, each of two UTF-16 units.
  expect(initialsOf("\u{1e900}\u{1e923} \u{1e926}\u{1e922}")).toBe("\u{1e900}. \u{1e904}.");
});
