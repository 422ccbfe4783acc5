import { describe, expect, it } from "vitest";
import { entriesTyped, identityDraft, identityText, typedOf } from "./identity-form.ts";

const sample = {
  ...typedOf("phones", { numbers: ["+234 000 000 0100"] }),
  ...typedOf("email", { text: "a@b.ng" }),
};
const contact = ["phones", "email"] as const;

describe("who the shop is, as it is typed", () => {
  it("sends what was changed alone, so that a sample's number is in nobody's way", () => {
    const typed = { ...sample, email: "hello@adalights.ng" };
    expect(entriesTyped(contact, sample, typed)).toEqual([
      { key: "email", value: { text: "hello@adalights.ng" } },
    ]);
  });

  it("keeps several telephones in order, without the empty ones", () => {
    const typed = { ...sample, "phones-0": "0803 123 4567", "phones-2": "01 280 0000" };
    expect(entriesTyped(contact, sample, typed)).toEqual([
      { key: "phones", value: { numbers: ["0803 123 4567", "01 280 0000"] } },
    ]);
  });

  it("says at each input what is wrong", () => {
    const typed = { ...sample, "phones-0": "0803", email: "nowhere" };
    expect(entriesTyped(contact, sample, typed)).toEqual({
      faults: [
        {
          field: "phones-0",
          message: "It must be a telephone number in Nigeria, such as 0803 123 4567 or 01 280 0000.",
        },
        { field: "email", message: "It must be an e-mail address." },
      ],
    });
    const bank = typedOf("bank", { bank_name: "Sample Bank", account_name: "A", account_number: "1" });
    expect(entriesTyped(["bank"], bank, { ...bank, account_number: "12" })).toMatchObject({
      faults: [{ field: "bank_name" }, { field: "account_name" }, { field: "account_number" }],
    });
  });

  it("says that nothing was changed", () => {
    expect(entriesTyped(contact, sample, sample)).toEqual({
      faults: [{ field: "phones-0", message: "Nothing was changed." }],
    });
  });

  it("draws a draft of what is typed over what holds", () => {
    const now = { name: { text: "Precise" }, promise: { text: "All week" } };
    expect(identityDraft(now, ["name"], { name: "Ada Lights" })).toEqual({
      name: { text: "Ada Lights" },
      promise: { text: "All week" },
    });
  });

  it.each([
    ["name", { text: "Ada Lights" }, "Ada Lights"],
    ["phones", { numbers: ["0803", "0804"] }, "0803, 0804"],
    ["bank", { bank_name: "Zenith Bank", account_name: "Ada", account_number: "1" }, "Zenith Bank, Ada, 1"],
    ["linkedin", { text: "" }, ""],
  ] as const)("%s %j is %s", (field, value, words) => {
    expect(identityText(field, value)).toBe(words);
  });
});
