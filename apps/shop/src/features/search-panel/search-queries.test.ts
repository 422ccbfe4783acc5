import { expect, it } from "vitest";
import { searchQueries } from "./search-queries.ts";

const pendants = [
  "Ikeja Dome Pendant 300 mm, Matt Black",
  "Lekki Opal Globe Pendant 200 mm, Brushed Brass",
  "Marina Cone Pendant, Matt Black",
  "Epe Woven Pendant 400 mm, Natural Rattan",
];

it("what the names have in common stands first, then kinds; no product is named", () => {
  expect(searchQueries(pendants, "pend")).toEqual([
    "pendant",
    "dome pendant",
    "opal globe pendant",
    "cone pendant",
    "woven pendant",
  ]);
});

it("only what goes on with the typed words is offered", () => {
  expect(searchQueries(pendants, "globe")).toEqual(["opal globe pendant"]);
  expect(searchQueries(["Adunni Ring Chandelier 600 mm"], "chandeliers")).toEqual(["ring chandelier"]);
});

it("names without the typed letters, found by another word or in spite of an error, still lead on", () => {
  expect(searchQueries(["Kano Bracket Wall Light", "Nok Square Wall Light"], "sconce")).toEqual([
    "wall light",
    "bracket wall light",
    "square wall light",
  ]);
});

it.each([
  ["the design's own name", ["Adunni Ring Chandelier 600 mm"], "adunni ring chandelier"],
  ["a name of one word", ["Dimmer"], "dim"],
  ["no name", [], "lamp"],
])("nothing is offered for %s", (_, names, term) => {
  expect(searchQueries(names, term)).toEqual([]);
});

it("what is typed already is not offered again", () => {
  expect(searchQueries(pendants, "Cone Pendant")).toEqual([]);
});
