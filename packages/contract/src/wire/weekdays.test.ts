import { expect, it } from "vitest";
import { weekdaysOf } from "./weekdays.ts";

it.each([
  ["Monday to Friday", [1, 2, 3, 4, 5]],
  ["Saturday", [6]],
  ["saturday and sunday", [6, 7]],
  ["Sunday, Monday and Friday", [1, 5, 7]],
  ["Every day", [1, 2, 3, 4, 5, 6, 7]],
])("%s", (line, days) => expect(weekdaysOf(line)).toEqual(days));

it.each(["Friday to Monday", "Mon-Fri", "", "Monday to"])("%j is no line of opening hours", (line) =>
  expect(weekdaysOf(line)).toBeUndefined(),
);
