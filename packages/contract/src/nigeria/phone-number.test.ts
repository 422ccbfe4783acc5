import { expect, it } from "vitest";
import { readPhoneNumber } from "./phone-number.ts";

it.each([
  ["0803 123 4567", "+2348031234567"],
  ["+234 803 123 4567", "+2348031234567"],
  ["+44 20 7946 0018", "+442079460018"],
  ["+1 (212) 555-0100", "+12125550100"],
  ["0044 (0) 20 7946 0018", "+442079460018"],
  ["\u201c+44\u201120\u20117946\u20110018\u201d.", "+442079460018"],
])("%s is %s", (typed, number) => {
  expect(readPhoneNumber(typed)).toEqual({ ok: true, value: number });
});

it.each(["020 7946 0018", "+234 1 280 0000", "+44", "+4420794600180000", "call me", ""])(
  "%s is refused",
  (typed) => {
    expect(readPhoneNumber(typed)).toEqual({ ok: false, code: "bad-phone" });
  },
);
