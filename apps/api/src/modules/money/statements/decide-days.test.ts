import { describe, expect, it } from "vitest";
import type { Cell } from "#api/platform/sheets/cell.ts";
import type { DayOrder } from "#api/platform/sheets/read-day.ts";
import { decideDays } from "./decide-days.ts";

const decide = (rows: readonly (readonly Cell[])[], today = "2026-11-29", chosen?: DayOrder) =>
  decideDays(rows, { date: 0, value_date: 1 }, today, chosen);
const proven = (order: DayOrder, isAsked: boolean) => ({ order, isProven: true, isSure: true, isAsked });
const unproven = (isSure: boolean) => ({ order: "day-first", isProven: false, isSure, isAsked: true });

describe("the days of a statement", () => {
  it("are read as a row says that can be read in one way only", () => {
    expect(decide([["25/11/2026", ""]])).toEqual(proven("day-first", false));
    expect(decide([["05/11/2026"], ["25/11/2026"]])).toEqual(proven("day-first", true));
    expect(decide([["11/05/2026"], ["11/25/2026"]])).toEqual(proven("month-first", true));
    expect(decideDays([["05/11/2026", "11/25/2026"]], { date: 0 }, "2026-11-29", undefined)).toEqual(
      unproven(true),
    );
  });

  it("that contradict each other are refused, with one of each", () => {
    expect(decide([["25/11/2026"], ["11/25/2026"]])).toEqual({
      why: "The days contradict each other: in “25/11/2026” the day comes first, in “11/25/2026” the month. Export the statement again.",
    });
  });

  it("are read with the day first where no row says so, but not for sure where money would come from the future", () => {
    const rows = [["05/11/2026"], ["04/11/2026"]];
    expect(decide(rows, "2026-11-05")).toEqual(unproven(true));
    expect(decide(rows, "2026-11-04")).toEqual(unproven(false));
  });

  it.each(["05/11/2026 03:10 PM", "05/11/2026 3:10 a.m."])(
    "as %s, with halves of a day, are not sure",
    (text) => {
      expect(decide([["04/11/2026"], [text]])).toEqual(unproven(false));
    },
  );

  it("are read as a person says, unless a row says otherwise", () => {
    expect(decide([["05/11/2026"]], undefined, "month-first")).toEqual(proven("month-first", true));
    expect(decide([["25/11/2026"]], undefined, "month-first")).toEqual({
      why: "The days of this statement are written with the day first.",
    });
    expect(decide([["11/25/2026"]], undefined, "day-first")).toEqual({
      why: "The days of this statement are written with the month first.",
    });
    expect(decide([["25/11/2026"]], undefined, "day-first")).toEqual(proven("day-first", false));
  });

  it.each([
    ["05/11/2026", "5 Nov 2026", proven("day-first", true)],
    ["5 Nov 2026", "05/11/2026", proven("day-first", true)],
    ["11/05/2026", "5 Nov 2026", proven("month-first", true)],
    ["11/05/2026", "2026-11-05", proven("month-first", true)],
    ["05/11/2026", "6 Nov 2026", unproven(true)],
    ["05/11/2026", "", unproven(true)],
    ["05/11/2026", "soon", unproven(true)],
  ])("%s beside %s are told by the one that is written out", (date, valueDate, days) => {
    expect(decide([[date, valueDate]])).toEqual(days);
  });

  it("that are dates in some rows and text in others are refused: a spreadsheet may have exchanged them", () => {
    const date: Cell = { kind: "date", text: "2026-11-05" };
    const number: Cell = { kind: "number", value: "46331", text: "46331" };
    const why =
      "Some days are dates and others text, such as “25/11/2026”: a spreadsheet may have exchanged day and month. Send the file as the bank gave it.";
    expect(decide([[date], ["25/11/2026"]])).toEqual({ why });
    expect(decide([["Total"], [" 5.1.26 "], [date]])).toMatchObject({
      why: expect.stringContaining("5.1.26"),
    });
    expect(decide([[date], ["Total"], ["25 Nov 2026"]])).not.toHaveProperty("why");
    expect(decide([[number], ["25/11/2026"]])).not.toHaveProperty("why");
  });
});
