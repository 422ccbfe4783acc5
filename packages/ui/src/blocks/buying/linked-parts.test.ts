import { expect, it } from "vitest";
import { linkedParts, linksNotIn } from "./linked-parts.ts";

const bulb = { text: "LED Bulb 9 W", href: "#line-BULB" };
const small = { text: "LED Bulb", href: "#line-SMALL" };
const lamp = { text: "Calabar 6-light, Brass", href: "#line-LAMP" };
const text = "E27 bulb: LED Bulb 9 W does not screw into Calabar 6-light, Brass.";

it("what a text names becomes a link, and the parts together are the text again", () => {
  const parts = linkedParts(text, [lamp, bulb]);
  expect(parts).toEqual([
    { start: 0, text: "E27 bulb: " },
    { start: 10, text: "LED Bulb 9 W", href: "#line-BULB" },
    { start: 22, text: " does not screw into " },
    { start: 43, text: "Calabar 6-light, Brass", href: "#line-LAMP" },
    { start: 65, text: "." },
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

it("of two names that begin alike the longer one counts", () => {
  expect(linkedParts("LED Bulb 9 W", [small, bulb])).toEqual([
    { start: 0, text: "LED Bulb 9 W", href: "#line-BULB" },
  ]);
});

it("a text that names nothing stays whole", () => {
  expect(linkedParts("4 lamps for 6 holders.", [bulb])).toEqual([
    { start: 0, text: "4 lamps for 6 holders." },
  ]);
});

it("a name that is empty is in no text", () => {
  expect(linkedParts("4 lamps", [{ text: "", href: "#" }])).toEqual([{ start: 0, text: "4 lamps" }]);
});

it("tells which links a text does not name", () => {
  expect(linksNotIn("LED Bulb 9 W burns out.", [bulb, lamp])).toEqual([lamp]);
});
