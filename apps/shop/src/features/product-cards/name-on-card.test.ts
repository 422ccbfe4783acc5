import { expect, it } from "vitest";
import { nameOfFinish, nameOnCard } from "./name-on-card.ts";

const brass = { value: "brushed-brass", label: "Brushed Brass" };
const white = { value: "white", label: "White" };

it.each([
  ["Ada Desk Lamp, Brushed Brass", [brass], { name: "Ada Desk Lamp", isNamedWithFinish: true }],
  ["Ada Desk Lamp, Brushed Brass", [white, brass], { name: "Ada Desk Lamp, Brushed Brass" }],
  ["LED A60 Bulb 9 W", [white], { name: "LED A60 Bulb 9 W" }],
  ["LED Driver 24 V, 100 W", [], { name: "LED Driver 24 V, 100 W" }],
])("%s is shortened by its own finish only", (name, finishes, onCard) => {
  expect(nameOnCard({ name, finishes })).toEqual(onCard);
});

it.each([
  ["of the same size", "adunni-ring-600-mm-matt-black-X", undefined, "Adunni Ring 600 mm"],
  [
    "of another size",
    "adunni-ring-800-mm-matt-black-X",
    "Adunni Ring 800 mm, Matt Black: A ring",
    "Adunni Ring 800 mm",
  ],
  [
    "whose picture says something else",
    "adunni-ring-800-mm-matt-black-X",
    "A black ring of light",
    "Adunni Ring",
  ],
  [
    "whose picture is another's",
    "adunni-ring-800-mm-matt-black-X",
    "Adunni Ring 900 mm, Matt Black",
    "Adunni Ring",
  ],
])("an article %s is called by its own name, else by its family's", (_which, path, alt, name) => {
  const finish = { label: "Matt Black", sku: "X", urlPath: `/product/${path}`, alt };
  expect(nameOfFinish(finish, "Adunni Ring 600 mm", "Adunni Ring")).toBe(name);
});
