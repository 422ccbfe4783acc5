import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArticleFacts } from "./article-facts.ts";
import { findings } from "./fits-together.ts";
import { neededPieces, type PieceOnSale } from "./needed-pieces.ts";

const piece = (id: string, facts: ArticleFacts, pieces = 50): PieceOnSale => ({
  id,
  name: id,
  facts,
  pieces,
});
const chandelier = piece("CHANDELIER", {
  kind: "fitting",
  base: "E14",
  holders: 6,
  hasLamps: false,
  lampMaxW: 6,
  isDimmable: true,
  terminal: "ceiling",
  volts: 230,
});
const candle = { kind: "lamp", base: "E14", watts: 5, volts: 230 } as const;
const dimmable = piece("DIMMABLE", { ...candle, isDimmable: true, dimEdge: "trailing" });
const plain = piece("PLAIN", { ...candle, isDimmable: false });
const strong = piece("STRONG", { ...candle, watts: 9, isDimmable: true, dimEdge: "trailing" });
const dimmer = piece("DIMMER", {
  kind: "dimmer",
  dimEdge: "trailing",
  dimMinW: 5,
  dimMaxLedW: 150,
  volts: 230,
});
const strip = piece("STRIP", {
  kind: "strip",
  volts: 24,
  watts: 48,
  isDimmable: true,
  hasLamps: true,
  terminal: "driver",
});
const driver = piece("DRIVER", {
  kind: "driver",
  driverV: 24,
  driverKind: "cv",
  driverMaxW: 100,
  isDimmable: true,
  dimEdge: "trailing",
  volts: 230,
});
const needs = (article: PieceOnSale, ...onSale: readonly PieceOnSale[]) =>
  neededPieces(article, onSale).map(({ why, piece: { id }, quantity }) => [why, quantity, id]);

describe("bulbs", () => {
  it("as many as it has holders, of its base and within its watts", () => {
    const e27 = piece("E27", { ...candle, base: "E27" });
    expect(needs(chandelier, e27, strong, dimmable)).toEqual([["bulbs", 6, "DIMMABLE"]]);
  });

  it("that can be dimmed where the light is made for it, else the first that fits", () => {
    expect(needs(chandelier, plain, dimmable)).toEqual([["bulbs", 6, "DIMMABLE"]]);
    expect(needs(chandelier, plain)).toEqual([["bulbs", 6, "PLAIN"]]);
    const undimmed = { ...chandelier, facts: { ...chandelier.facts, isDimmable: false } };
    expect(needs(undimmed, plain, dimmable, dimmer)).toEqual([["bulbs", 6, "PLAIN"]]);
  });

  it("only where all of them are to be had", () => {
    expect(needs(chandelier, { ...dimmable, pieces: 5 })).toEqual([]);
    expect(needs(chandelier, { ...dimmable, pieces: 6 })).toEqual([["bulbs", 6, "DIMMABLE"]]);
  });

  it("none where it has its own, or does not state how many holders it has", () => {
    const withLamps = { ...chandelier, facts: { ...chandelier.facts, hasLamps: true } };
    expect(needs(withLamps, dimmable)).toEqual([]);
    const untold = { ...chandelier, facts: { ...chandelier.facts, holders: undefined } };
    expect(needs(untold, dimmable)).toEqual([]);
  });
});

describe("a dimmer", () => {
  it("goes with bulbs that can be dimmed, and with a light that can", () => {
    expect(needs(chandelier, dimmable, dimmer)).toEqual([
      ["bulbs", 6, "DIMMABLE"],
      ["dimmer", 1, "DIMMER"],
    ]);
    const downlight = piece("DOWNLIGHT", {
      kind: "fitting",
      hasLamps: true,
      watts: 7,
      isDimmable: true,
      dimEdge: "trailing",
      terminal: "ceiling",
    });
    expect(needs(downlight, dimmer)).toEqual([["dimmer", 1, "DIMMER"]]);
  });

  it.each([
    ["the bulbs cannot be dimmed", plain, dimmer],
    ["the bulbs do not state how", piece("UNTOLD", { ...candle, isDimmable: true }), dimmer],
    ["it dims on the other edge", dimmable, piece("LEADING", { ...dimmer.facts, dimEdge: "leading" })],
    ["it does not state how it dims", dimmable, piece("SILENT", { ...dimmer.facts, dimEdge: undefined })],
    ["it carries less", dimmable, piece("SMALL", { ...dimmer.facts, dimMaxLedW: 20 })],
    ["it needs more", dimmable, piece("LARGE", { ...dimmer.facts, dimMinW: 40 })],
    ["it takes fewer lamps", dimmable, piece("FEW", { ...dimmer.facts, dimMaxLamps: 5 })],
    ["it is sold out", dimmable, { ...dimmer, pieces: 0 }],
  ])("not where %s", (_, bulb, one) => {
    expect(needs(chandelier, bulb, one)).toEqual([["bulbs", 6, bulb.id]]);
  });

  it.each(["plug", "none", "track"] as const)("not for a light on %s", (terminal) => {
    const elsewhere = { ...chandelier, facts: { ...chandelier.facts, terminal } };
    expect(needs(elsewhere, dimmable, dimmer)).toEqual([["bulbs", 6, "DIMMABLE"]]);
  });

  it("not for a light that dims by itself", () => {
    const lamp = piece("LAMP", {
      kind: "fitting",
      hasLamps: true,
      watts: 7,
      isDimmable: true,
      dimEdge: "none",
    });
    expect(needs(lamp, dimmer)).toEqual([]);
  });
});

describe("drivers of a strip", () => {
  it("of its voltage, as many as run at four fifths of their power, and a dimmer that acts on them", () => {
    expect(needs(strip, piece("12V", { ...driver.facts, driverV: 12 }), driver, dimmer)).toEqual([
      ["driver", 1, "DRIVER"],
      ["dimmer", 1, "DIMMER"],
    ]);
    const weak = piece("WEAK", { ...driver.facts, driverMaxW: 40 });
    expect(needs(strip, weak)).toEqual([["driver", 2, "WEAK"]]);
  });

  it("none where watts are not stated", () => {
    const untold = { ...strip, facts: { ...strip.facts, watts: undefined } };
    expect(needs(untold, driver)).toEqual([]);
    expect(needs(strip, piece("SILENT", { ...driver.facts, driverMaxW: undefined }))).toEqual([]);
  });
});

it("nothing for what needs nothing", () => {
  expect(needs(dimmable, dimmable, dimmer, driver)).toEqual([]);
  expect(needs(dimmer, dimmable, dimmer, driver)).toEqual([]);
  expect(needs(driver, dimmable, dimmer, driver)).toEqual([]);
});

it("whatever is on sale, no rule stops or warns of what is suggested, in one cart or on one wire", () => {
  const anyPiece = fc.record({
    kind: fc.constantFrom("lamp" as const, "dimmer" as const, "driver" as const),
    base: fc.constantFrom("E14", "E27", undefined),
    watts: fc.constantFrom(3, 5, 9, undefined),
    volts: fc.constantFrom(12, 230, undefined),
    isDimmable: fc.constantFrom(true, false, undefined),
    isRechargeable: fc.constantFrom(true, undefined),
    dimEdge: fc.constantFrom(
      "trailing" as const,
      "leading" as const,
      "both" as const,
      "dali" as const,
      undefined,
    ),
    dimMinW: fc.constantFrom(5, 40, undefined),
    dimMaxLedW: fc.constantFrom(20, 150, undefined),
    dimMaxLamps: fc.constantFrom(4, 10, undefined),
    driverV: fc.constantFrom(12, 24, undefined),
    driverKind: fc.constantFrom("cv" as const, "cc" as const, undefined),
    driverMaxW: fc.constantFrom(30, 100, undefined),
  });
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 6 }), fc.constantFrom(chandelier, strip), (all, article) => {
      const taken = neededPieces(
        article,
        all.map((facts, place) => piece(`P${place}`, facts)),
      );
      const lines = [
        { ...article.facts, id: article.id, name: article.name, quantity: 1 },
        ...taken.map(({ piece: { id, name, facts }, quantity }) => ({ ...facts, id, name, quantity })),
      ];
      const ids = new Set(taken.map((each) => each.piece.id));
      for (const placeId of [undefined, "one"]) {
        const found = findings(lines.map((line) => ({ ...line, placeId })));
        const against = found.filter(
          ({ severity, lines: of }) =>
            (severity === "stop" || severity === "warn") && of.some((id) => ids.has(id)),
        );
        expect(against).toEqual([]);
      }
    }),
  );
});
