import { describe, expect, it } from "vitest";
import { checkStep, firstOpenStep } from "./checkout-problems.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";

const contact = { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 123 4567" };
const home = { method: "delivery", state: "Lagos", lga: "Eti-Osa", line1: "14 Harbour Road" };

describe("the contact step", () => {
  it("is complete with name, e-mail and a Nigerian mobile number", () => {
    expect(checkStep("contact", contact)).toEqual({});
  });
  it("asks for everything that is missing, in order", () => {
    expect(Object.entries(checkStep("contact", {}))).toEqual([
      ["email", "missing"],
      ["firstname", "missing"],
      ["lastname", "missing"],
      ["phone", "missing"],
    ]);
  });
  it.each<[string, CheckoutEntries, object]>([
    ["a foreign number", { phone: "+44 20 7946 0000" }, { phone: "not-valid" }],
    ["a half address", { email: "ada@" }, { email: "not-valid" }],
    ["a name of blanks", { firstname: "   " }, { firstname: "missing" }],
    ["a name of 61 letters", { lastname: "a".repeat(61) }, { lastname: "too-long" }],
    ["a control character", { firstname: "A\u0000da" }, { firstname: "not-valid" }],
  ])("refuses %s", (_what, change, problems) => {
    expect(checkStep("contact", { ...contact, ...change })).toEqual(problems);
  });
});

describe("the delivery step", () => {
  it("is complete with a street, a state and an area of that state", () => {
    expect(checkStep("delivery", home)).toEqual({});
  });
  it("asks how the goods shall come before it asks where", () => {
    expect(checkStep("delivery", {})).toEqual({ method: "missing" });
    expect(checkStep("delivery", { method: "drone" })).toEqual({ method: "not-valid" });
  });
  it.each<[string, CheckoutEntries, object]>([
    [
      "nothing else",
      { state: "", lga: "", line1: "" },
      { state: "missing", lga: "missing", line1: "missing" },
    ],
    ["an area of another state", { state: "Kano" }, { lga: "not-valid" }],
    ["a street of two letters", { line1: "14" }, { line1: "too-short" }],
    ["a note of 1,001 letters", { note: "a".repeat(1001) }, { note: "too-long" }],
  ])("refuses %s", (_what, change, problems) => {
    expect(checkStep("delivery", { ...home, ...change })).toEqual(problems);
  });
  it("needs a showroom, and no address, for pick-up", () => {
    expect(checkStep("delivery", { method: "pickup", showroom: "lagos" })).toEqual({});
    expect(checkStep("delivery", { method: "pickup" })).toEqual({ showroom: "missing" });
  });
});

describe("the payment step", () => {
  it("takes a known way to pay", () => {
    expect(checkStep("payment", { payment: "bank_transfer" })).toEqual({});
    expect(checkStep("payment", {})).toEqual({ payment: "missing" });
    expect(checkStep("payment", { payment: "cowries" })).toEqual({ payment: "not-valid" });
  });
});

describe("the first open step", () => {
  it.each<[CheckoutEntries, string]>([
    [{}, "contact"],
    [contact, "delivery"],
    [{ ...contact, ...home }, "payment"],
    [{ ...contact, ...home, payment: "pay_on_delivery" }, "review"],
    [{ ...home, payment: "pay_on_delivery" }, "contact"],
  ])("of %j is %s", (entries, step) => expect(firstOpenStep(entries)).toBe(step));
});
