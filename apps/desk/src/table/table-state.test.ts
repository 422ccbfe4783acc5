import { describe, expect, it } from "vitest";
import {
  nextSort,
  readTableState,
  type TableShape,
  withColumn,
  withFilter,
  withoutNarrowing,
  writeTableState,
} from "./table-state.ts";

const shape: TableShape = {
  columns: [
    { key: "number" },
    { key: "placed_at", sort: "down" },
    { key: "total", sort: "down" },
    { key: "email", isSpare: true },
  ],
  filters: [{ key: "stage" }, { key: "area" }],
  sort: { key: "placed_at", isDown: true },
};

describe("the state of a list", () => {
  it("is what the address says", () => {
    const address = {
      q: "lagos",
      sort: "total",
      stage: "packed,shipped",
      columns: "number,email",
      density: "roomy",
    };
    expect(readTableState(address, shape)).toEqual({
      search: "lagos",
      sort: { key: "total", isDown: false },
      filters: { stage: ["packed", "shipped"] },
      columns: ["number", "email"],
      density: "roomy",
    });
  });

  it("is how the list comes where the address says nothing", () => {
    expect(readTableState({}, shape)).toEqual({
      search: "",
      sort: { key: "placed_at", isDown: true },
      filters: {},
      columns: ["number", "placed_at", "total"],
      density: "dense",
    });
  });

  it("leaves out what the list does not know", () => {
    const state = readTableState({ sort: "-email", columns: "gone", density: "tiny", colour: "red" }, shape);
    expect(state).toEqual(readTableState({}, shape));
  });

  it("always shows the column that names the row", () => {
    expect(readTableState({ columns: "total" }, shape).columns).toEqual(["number", "total"]);
    expect(withColumn(readTableState({}, shape), shape, "number", false).columns).toEqual([
      "number",
      "placed_at",
      "total",
    ]);
  });

  it.each([
    {},
    { q: "0803", stage: "packed,shipped", area: "lagos" },
    { sort: "-total", columns: "number,placed_at,total,email", density: "roomy" },
  ])("comes back from its address %j", (address) => {
    expect(writeTableState(readTableState(address, shape), shape, {})).toEqual(address);
  });

  it("leaves what is not the list's in the address", () => {
    const address = { view: "7", q: "old" };
    expect(writeTableState(readTableState({}, shape), shape, address)).toEqual({ view: "7" });
  });

  it("chooses and leaves one value of a filter", () => {
    const both = withFilter(readTableState({ stage: "packed" }, shape), "stage", "shipped", true);
    expect(both.filters).toEqual({ stage: ["packed", "shipped"] });
    const none = withFilter(withFilter(both, "stage", "packed", false), "stage", "shipped", false);
    expect(none.filters).toEqual({});
  });

  it("without narrowing keeps columns, sort and density", () => {
    const state = readTableState({ q: "x", stage: "packed", sort: "total", density: "roomy" }, shape);
    expect(writeTableState(withoutNarrowing(state), shape, {})).toEqual({ sort: "total", density: "roomy" });
  });
});

describe("a press on a column's head", () => {
  it("sorts in the column's own direction, then in the other", () => {
    const first = nextSort({ key: "total", isDown: false }, { key: "placed_at", sort: "down" });
    expect(first).toEqual({ key: "placed_at", isDown: true });
    expect(nextSort(first, { key: "placed_at", sort: "down" })).toEqual({ key: "placed_at", isDown: false });
  });
});
