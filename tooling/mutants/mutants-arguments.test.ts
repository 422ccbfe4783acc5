import { expect, it } from "vitest";
import { readMutantsArguments } from "./mutants-arguments.ts";

it("without options the lines that differ from main, for ten minutes", () => {
  expect(readMutantsArguments([])).toMatchObject({ since: "main", limitMinutes: 10, paths: [] });
});

it("areas and files are changed whole, without a limit unless one is set", () => {
  const { areas, since, limitMinutes } = readMutantsArguments(["--area", "stock,coupons"]);
  expect(areas.map(({ name }) => name)).toEqual(["stock", "coupons"]);
  expect(since).toBeUndefined();
  expect(limitMinutes).toBeGreaterThan(10);
  expect(readMutantsArguments(["--whole", "--limit", "3"])).toMatchObject({ limitMinutes: 3 });
  expect(readMutantsArguments(["apps/api/src/"])).toMatchObject({ paths: ["apps/api/src"] });
});

it("a sample is drawn, and tests are named, where somebody says so", () => {
  const { areas, sample, seed } = readMutantsArguments([
    ...["--area", "stock", "--sample", "200", "--seed", "other"],
    ...["--tests", "test/desk/stock.test.ts", "--tests", "src/**/*.test.ts"],
  ]);
  expect([sample, seed]).toEqual([200, "other"]);
  expect(areas[0]?.tests).toEqual(["test/desk/stock.test.ts", "src/**/*.test.ts"]);
});

it.each([
  ["--area", "desk"],
  ["--sample", "few"],
  ["--sample", "0"],
  ["--seed", "other"],
  ["--limit", "soon"],
  ["--whole", "--since", "main"],
  ["--fast"],
])("%s %s is refused", (...args) => {
  expect(() => readMutantsArguments(args)).toThrow();
});
