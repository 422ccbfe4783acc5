import { expect, it } from "vitest";
import { readShopPhone } from "./shop-phone.ts";

it.each([
  ["0803 123 4567", "+2348031234567"],
  ["+234 (0) 803-123-4567", "+2348031234567"],
  ["01 280 0000", "+23412800000"],
  ["+234 1 280 0000", "+23412800000"],
  ["0201 280 0000", "+2342012800000"],
  ["084 230 123", "+23484230123"],
  ["0700 774 7323", "+2347007747323"],
  ["0800-774-7323", "+2348007747323"],
])("%s is %s", (typed, number) => {
  expect(readShopPhone(typed)).toEqual({ ok: true, value: number });
});

it.each(["", "0803 123 456", "+234 000 000 0100", "+44 20 7946 0018", "call us", "08031234567 ext 2", "01"])(
  "%j is refused",
  (typed) => {
    expect(readShopPhone(typed)).toEqual({ ok: false, code: "bad-phone" });
  },
);
