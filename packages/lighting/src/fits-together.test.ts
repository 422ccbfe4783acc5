import { describe, expect, it } from "vitest";
import type { FitExample } from "./fit-rules/fit-lines.ts";
import { type FitLine, findings, fitRules } from "./fits-together.ts";

const lineOf = (line: Partial<FitLine>, at: number): FitLine => ({
  id: String(at),
  name: "Article",
  kind: "other",
  quantity: 1,
  placeId: "here",
  ...line,
});
const look = ({ lines, place }: FitExample) => findings(lines.map(lineOf), [{ ...place, id: "here" }]);
/** Rules that speak, with how grave it is. */
const spoken = (example: FitExample) => look(example).map(({ rule, severity }) => `${rule} ${severity}`);

it("has every rule of 26 once", () => {
  expect(fitRules.map(({ rule }) => rule)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
});

describe.each(fitRules.map((rule) => [rule.rule, rule] as const))(
  "rule %d",
  (number, { severity, good, bad }) => {
    it("is silent on its good example", () => {
      expect(
        look(good).filter(({ rule, severity: found }) => rule === number && found !== "unknown"),
      ).toEqual([]);
    });

    it("speaks on its bad example, with what to do or why", () => {
      const found = look(bad).find(({ rule }) => rule === number);
      expect(found?.severity).toBe(severity);
      expect(found?.text).toMatch(/^[A-Z0-9].*\.$/);
    });
  },
);

const strip = { kind: "strip", name: "PRL24-0527", volts: 24, driverKind: "cv", watts: 48, runM: 5 } as const;
const driver = {
  kind: "driver",
  name: "PRL-DRV100-24",
  driverV: 24,
  driverKind: "cv",
  driverMaxW: 100,
} as const;

it("11: one strip of 48 W fits a driver of 100 W, two are warned of, three are stopped", () => {
  const strips = (quantity: number) => spoken({ lines: [{ ...strip, quantity }, driver] });
  expect([1, 2, 3].map(strips)).toEqual([[], ["7 warn"], ["7 stop"]]);
});

const dimmer = {
  kind: "dimmer",
  name: "PRW-DIM1-WH",
  dimEdge: "trailing",
  dimMinW: 5,
  dimMaxLedW: 150,
} as const;
const light = {
  kind: "fitting",
  name: "PRD0730WH",
  hasLamps: true,
  watts: 7,
  isDimmable: true,
  dimEdge: "trailing",
} as const;
const candle = {
  kind: "lamp",
  name: "PRBF35-0427",
  base: "E14",
  watts: 4,
  isDimmable: true,
  dimEdge: "trailing",
} as const;
const bulb = { kind: "lamp", name: "PRB60927", base: "E27", watts: 9, isDimmable: false } as const;

it.each([
  ["nine of 7 W fit", [{ ...light, quantity: 9 }], []],
  ["one candle of 4 W is too little", [candle], ["11 warn"]],
  ["22 of 7 W are too much", [{ ...light, quantity: 22 }], ["12 stop"]],
  ["a bulb that cannot be dimmed", [bulb], ["9 stop"]],
])("12: a dimmer for 5 to 150 W: %s", (_, lights, found) => {
  expect(spoken({ lines: [dimmer, ...lights] })).toEqual(found);
});

it("13: six candles fit a chandelier of six, an E27 bulb does not", () => {
  const chandelier = {
    kind: "fitting",
    name: "PR-CH-CAL6-BB",
    base: "E14",
    holders: 6,
    hasLamps: false,
    lampMaxW: 6,
  } as const;
  expect(spoken({ lines: [chandelier, { ...candle, quantity: 6 }] })).toEqual([]);
  expect(spoken({ lines: [chandelier, { ...bulb, quantity: 6 }] })).toContain("1 stop");
});

it("says once for a line what it does not state, and never that it fits", () => {
  const bare = { kind: "fitting", name: "Bare light", hasLamps: true, watts: 7 } as const;
  const found = look({ lines: [{ ...dimmer, dimEdge: undefined, dimMinW: undefined }, bare] });
  expect(found.map(({ severity, lines }) => [severity, lines])).toEqual([
    ["unknown", ["1"]],
    ["unknown", ["0"]],
  ]);
  expect(found[1]?.text).toBe("PRW-DIM1-WH does not state: dimming edge, least load.");
});

it("looks at each place by itself", () => {
  const lines = [lineOf({ ...dimmer, placeId: "living" }, 0), lineOf({ ...bulb, placeId: "kitchen" }, 1)];
  expect(findings(lines)).toEqual([]);
});
