import { contrastRatio } from "@precise/contract/look/contrast";
import { describe, expect, it } from "vitest";
import { type ColourRole, lightsOff, lightsOn } from "./tokens.ts";

const grounds: ColourRole[] = ["page", "raised", "sunken"];
const texts: ColourRole[] = ["ink", "muted", "accent", "accentHover", "critical", "positive", "caution"];

const textPairs: [ColourRole, ColourRole][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColourRole, ColourRole] => [text, ground])),
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onCritical", "critical"],
  ["ink", "accentSoft"],
  ["muted", "accentSoft"],
  ["accent", "accentSoft"],
  ["critical", "accentSoft"],
  ["page", "ink"],
];
const controlPairs: [ColourRole, ColourRole][] = [
  ...grounds.map((ground): [ColourRole, ColourRole] => ["edge", ground]),
  ...grounds.map((ground): [ColourRole, ColourRole] => ["accent", ground]),
  ["accent", "accentSoft"],
];

describe.each([
  ["lights on", lightsOn],
  ["lights off", lightsOff],
])("with %s", (_, colours) => {
  it.each(textPairs)("%s on %s can be read (4.5:1)", (text, ground) => {
    expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)("a control in %s on %s can be seen (3:1)", (control, ground) => {
    expect(contrastRatio(colours[control], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it("black on white has the greatest contrast, a colour on itself none", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#8a4b08", "#8a4b08")).toBe(1);
});
