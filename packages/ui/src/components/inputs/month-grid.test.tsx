import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { MonthGrid } from "./month-grid.client.tsx";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (name) => ({
    name,
    short: name.slice(0, 2),
  }),
);
/** Four whole weeks; the 10th is free and chosen. */
const weeks = Array.from({ length: 4 }, (_, week) =>
  Array.from({ length: 7 }, (_, column) => {
    const date = week * 7 + column + 1;
    return { date, label: `Day ${date}`, href: date === 10 ? "#ten" : null, isChosen: date === 10 };
  }),
);

beforeEach(() => {
  render(<MonthGrid month="February 2027" weekdays={weekdays} weeks={weeks} previous={null} next={null} />);
  screen.getByRole("link", { name: "Day 10" }).focus();
});
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

it("is one stop of the Tab key: the chosen day", () => {
  const stops = screen.getAllByRole("link").filter((link) => link.tabIndex === 0);
  expect(stops.map((link) => link.textContent)).toEqual(["10"]);
});

it.each([
  [["ArrowRight"], "11"],
  [["ArrowLeft", "ArrowLeft", "ArrowLeft"], "7"],
  [["ArrowDown", "ArrowDown"], "24"],
  [["ArrowUp"], "3"],
  [["ArrowUp", "ArrowUp"], "1"],
  [["Home"], "8"],
  [["End"], "14"],
  [["ArrowDown", "ArrowDown", "ArrowDown", "End"], "28"],
])("%j leads to day %s", (keys, day) => {
  press(...keys);
  expect(document.activeElement?.textContent).toBe(day);
});

it("weeks that are not shown cannot be reached", () => {
  cleanup();
  render(
    <MonthGrid
      month="February 2027"
      weekdays={weekdays}
      weeks={weeks.slice(1)}
      previous={null}
      next={null}
    />,
  );
  screen.getByRole("link", { name: "Day 10" }).focus();
  press("ArrowUp");
  expect(document.activeElement?.textContent).toBe("8");
});

it("keys that it does not know do what they always do", () => {
  expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: "a" })).toBe(true);
});
