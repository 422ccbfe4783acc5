import { err, ok } from "@precise/cart-core/result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalisePhone } from "./phone.ts";

describe("normalisePhone", () => {
  it.each([
    "08031234567",
    "0803 123 4567",
    "0803-123-4567",
    "(0803) 123.4567",
    " 08031234567\n",
    "2348031234567",
    "+2348031234567",
    "+234 803 123 4567",
    "+234 (0) 803 123 4567",
    "23408031234567",
    "002348031234567",
    "\u202a+234 803 123 4567\u202c",
    "+234\u00a0803\u2011123\u20134567",
    "٠٨٠٣١٢٣٤٥٦٧",
    "\uff0b\uff12\uff13\uff14 803 123 4567",
    "'0803\u2212123\u20144567'",
    "`+234 (0) 803 123 4567`,",
    "[0803-123-4567].",
    "(+234) 803 123 4567",
    "00 234 (0) 803 123 4567",
  ])("reads %j as +2348031234567", (text) => {
    expect(normalisePhone(text)).toEqual(ok("+2348031234567"));
  });

  it.each([
    ["07061234567", "+2347061234567"],
    ["08101234567", "+2348101234567"],
    ["09091234567", "+2349091234567"],
    ["09131234567", "+2349131234567"],
    ["09161234567", "+2349161234567"],
  ])("takes the mobile ranges 070, 081, 090 and 091: %s", (text, phone) => {
    expect(normalisePhone(text)).toEqual(ok(phone));
  });

  it.each([
    "",
    "0",
    "07001234567",
    "08001234567",
    "09001234567",
    "+2347001234567",
    "+234 800 123 4567",
    "07112345678",
    "08212345678",
    "09212345678",
    "06031234567",
    "014612345",
    "0803123456",
    "080312345678",
    "8031234567",
    "+08031234567",
    "+2338031234567",
    "+447911123456",
    "++2348031234567",
    "234 234 803 123 4567",
    "0803123456a",
    "O8031234567",
    "0803,1234567",
    "08031234567 ext 2",
    "08031234567/08021234567",
  ])("refuses %j", (text) => {
    expect(normalisePhone(text)).toEqual(err("bad-phone"));
  });

  it("leaves a number that it wrote as it is, and writes +234 and ten digits only", () => {
    const anyText = fc.stringMatching(/^(?:\+?234|0)[789]?[01]?[0-9]{7,9}$/);
    fc.assert(
      fc.property(anyText, (text) => {
        const phone = normalisePhone(text);
        fc.pre(phone.ok);
        expect(phone.ok && phone.value).toMatch(/^\+234[789][01]\d{8}$/);
        expect(phone.ok && normalisePhone(phone.value)).toEqual(phone);
      }),
    );
  });
});
