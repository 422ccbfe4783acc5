import { expect, it } from "vitest";
import { cartOfOneLamp } from "#shop/base/server/fake-api.ts";
import { cartFindingEntries, findingEntries } from "./finding-entries.ts";

const stop = {
  id: "1:LAMP,BULB",
  rule: 1,
  severity: "stop",
  skus: ["LAMP", "BULB", "LAMP"],
  text: "E27 bulb, E14 holder: Bulb does not screw into Sokoto Lamp.",
  fix: "Take a bulb with E14.",
  lamp_base: "e14",
};

it("in the cart each article that has a line leads to it, once, and the fix to where it is bought", () => {
  expect(cartFindingEntries([stop], cartOfOneLamp().items)).toEqual([
    {
      id: "1:LAMP,BULB",
      tone: "critical",
      label: "Does not fit",
      text: stop.text,
      fix: "Take a bulb with E14.",
      act: { text: "See bulbs with E14", href: "/products/34/bulbs?lamp_base=e14" },
      articles: [{ text: "Sokoto Lamp", href: "#line-LAMP" }],
    },
  ]);
});

it("elsewhere a finding is its words alone", () => {
  expect(findingEntries([stop])).toEqual([
    {
      id: stop.id,
      tone: "critical",
      label: "Does not fit",
      text: stop.text,
      fix: "Take a bulb with E14.",
    },
  ]);
});

it.each([
  ["warn", "caution", "Check this"],
  ["note", "neutral", "Good to know"],
  ["unknown", "neutral", "Not stated"],
  ["of a later release", "neutral", "Good to know"],
])("the severity %s is shown as %s: %s", (severity, tone, label) => {
  expect(findingEntries([{ ...stop, severity }])[0]).toMatchObject({ tone, label });
});
