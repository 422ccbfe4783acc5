import { laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { comingDayEntry, countEntry, nairaEntry, readAmount, textEntry } from "./entry-schemas.ts";

const saysOf = (schema: z.ZodMiniType, typed: string) => {
  const parsed = z.safeParse(schema, typed);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

describe("a typed amount", () => {
  it.each([
    ["125000", 125_000],
    ["125,000.50", 125_000.5],
    ["₦125,000", 125_000],
    [" N 1,250 ", 1_250],
    ["0.05", 0.05],
  ])("%s is %d naira", (typed, naira) => {
    expect(readAmount(typed)).toBe(naira);
    expect(saysOf(nairaEntry(), typed)).toBe(naira);
  });

  it.each([
    ["", "Enter an amount."],
    ["12.345", "Enter an amount such as 125,000 or 125,000.50."],
    ["-5", "Enter an amount such as 125,000 or 125,000.50."],
    ["0,500", "Enter an amount such as 125,000 or 125,000.50."],
    ["1250,00", "Enter an amount such as 125,000 or 125,000.50."],
    ["1,25", "Enter an amount such as 125,000 or 125,000.50."],
    ["lots", "Enter an amount such as 125,000 or 125,000.50."],
    ["0", "Enter an amount above zero."],
    ["5,001", "At most ₦5,000."],
  ])("%s is refused", (typed, words) => {
    expect(saysOf(nairaEntry({ most: 5_000 }), typed)).toBe(words);
  });
});

describe("other entries", () => {
  it("wants a text that is not blank", () => {
    expect(saysOf(textEntry("Say why."), "  ")).toBe("Say why.");
    expect(saysOf(textEntry("Say why."), " broken ")).toBe("broken");
  });

  it("reads a whole number within its limits", () => {
    const pieces = countEntry("Enter how many pieces.", { least: 1, most: 50 });
    expect(saysOf(pieces, " 12 ")).toBe(12);
    expect(saysOf(pieces, "1.5")).toBe("Enter how many pieces.");
    expect(saysOf(pieces, "0")).toBe("At least 1.");
    expect(saysOf(pieces, "51")).toBe("At most 50.");
  });
});

describe("a day that is to come", () => {
  it("is today in Lagos or later", () => {
    for (const day of [todayInLagos(), "2099-12-31"]) expect(saysOf(comingDayEntry, day)).toBe(day);
    const yesterday = laterDay(todayInLagos(), -1);
    expect(saysOf(comingDayEntry, yesterday)).toBe("That day is over. Give today or a later one.");
    expect(saysOf(comingDayEntry, "")).toBe("Enter the day.");
  });
});
