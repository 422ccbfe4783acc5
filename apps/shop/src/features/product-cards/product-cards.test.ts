import { expect, it } from "vitest";
import { nameOnCard } from "./product-cards.tsx";

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
