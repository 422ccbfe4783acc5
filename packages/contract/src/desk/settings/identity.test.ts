import { describe, expect, it } from "vitest";
import { type IdentityField, identityFields } from "./identity.ts";
import { settingKinds, settingValue } from "./setting-kinds.ts";

const bank = { bank_name: "Zenith Bank", account_name: "Ada Lights Ltd", account_number: "1012345678" };
const read = (field: IdentityField, value: unknown) => identityFields[field].safeParse(value);

describe("who the shop is, as the owner types it", () => {
  it.each([
    ["name", { text: "  Ada Lights " }, { text: "Ada Lights" }],
    ["rc_number", { text: "rc: 123,456" }, { text: "RC 123456" }],
    ["tin", { text: "12345678-0001" }, { text: "12345678-0001" }],
    ["vat_number", { text: "ikv080140293" }, { text: "IKV080140293" }],
    ["vat_number", { text: "" }, { text: "" }],
    [
      "phones",
      { numbers: ["08031234567", "01 280 0000"] },
      { numbers: ["+234 803 123 4567", "+23412800000"] },
    ],
    ["whatsapp", { text: "0803 123 4567" }, { text: "+2348031234567" }],
    ["whatsapp", { text: "" }, { text: "" }],
    ["email", { text: "hello@adalights.ng" }, { text: "hello@adalights.ng" }],
    [
      "facebook",
      { text: "https://www.facebook.com/adalights" },
      { text: "https://www.facebook.com/adalights" },
    ],
    ["instagram", { text: "https://instagram.com/adalights/" }, { text: "https://instagram.com/adalights/" }],
    ["linkedin", { text: "" }, { text: "" }],
    ["bank", { ...bank, bank_name: "zenith bank", account_number: "101-234 5678" }, bank],
  ] as const)("%s %j is kept as %j", (field, typed, kept) => {
    expect(read(field, typed)).toEqual({ success: true, data: kept });
  });

  it.each(["constructor", "toString", "__proto__"])("%s is no field of it", (key) => {
    for (const kind of settingKinds.filter((each) => each !== "hours" && each !== "showrooms"))
      expect([kind, settingValue(kind, key)]).toEqual([kind, undefined]);
  });

  it.each([
    ["name", { text: "A" }, "text"],
    ["name", { text: "x".repeat(61) }, "text"],
    ["name", { text: "Ada\u0007Lights" }, "text"],
    ["legal_name", { text: " " }, "text"],
    ["rc_number", { text: "none" }, "text"],
    ["tin", { text: "" }, "text"],
    ["tin", { text: "123" }, "text"],
    ["vat_number", { text: "??" }, "text"],
    ["address", { text: "Lagos" }, "text"],
    ["phones", { numbers: [] }, "numbers"],
    ["phones", { numbers: ["0803 123 4567", "0803 123"] }, "numbers.1"],
    ["phones", { numbers: ["08031234567", "08031234568", "08031234569", "01 280 0000"] }, "numbers"],
    ["phones", { numbers: ["08031234567", "+234 803 123 4567"] }, "numbers.1"],
    ["whatsapp", { text: "01 280 0000" }, "text"],
    ["email", { text: "hello at adalights" }, "text"],
    ["facebook", { text: "http://facebook.com/adalights" }, "text"],
    ["facebook", { text: "https://facebook.com/" }, "text"],
    ["facebook", { text: "https://facebook.com.evil.ng/adalights" }, "text"],
    ["facebook", { text: "https://notfacebook.com/adalights" }, "text"],
    ["instagram", { text: "https://facebook.com/adalights" }, "text"],
    ["linkedin", { text: "javascript:alert(1)" }, "text"],
    ["linkedin", { text: "https://linkedin.com@evil.ng/in" }, "text"],
    ["bank", { ...bank, bank_name: "Bank of Nowhere" }, "bank_name"],
    ["bank", { ...bank, account_name: "" }, "account_name"],
    ["bank", { ...bank, account_number: "123456789" }, "account_number"],
  ] as const)("%s %j is refused at %s", (field, typed, path) => {
    const refused = read(field, typed);
    expect(refused.error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
  });
});
