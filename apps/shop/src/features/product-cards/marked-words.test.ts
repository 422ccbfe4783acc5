import { expect, it } from "vitest";
import { markedPieces } from "./marked-words.ts";

it.each([
  ["Adunni Ring Chandelier 600 mm", ["ring"], ["Adunni ", "Ring", " Chandelier 600 mm"]],
  ["Ring Pendant", ["ring pendants"], ["", "Ring", " ", "Pendant", ""]],
  ["Adunni Ring Chandelier", ["chand"], ["Adunni Ring ", "Chandelier", ""]],
  ["Adunni Ring Chandelier", ["chandelir"], ["Adunni Ring ", "Chandelier", ""]],
  ["Ikeja Dome Pendant", ["pnedant"], ["Ikeja Dome ", "Pendant", ""]],
  ["Spring Lamp", ["ring"], ["Spring Lamp"]],
  ["Lekki Globe", ["lamp"], ["Lekki Globe"]],
  ["LED A60 Bulb 9 W E27", ["e27"], ["LED A60 Bulb 9 W ", "E27", ""]],
  ["LED A60 Bulb 9 W E27", ["e14"], ["LED A60 Bulb 9 W E27"]],
  ["Olúmọ Ring", ["olumo"], ["", "Olúmọ", " Ring"]],
  ["Glass Lamp", ["glas"], ["", "Glass", " Lamp"]],
  ["Lamp", ["zzz", "lamp"], ["", "Lamp", ""]],
  ["Lamp", [], ["Lamp"]],
  ["Lamp", ["<b> (.*"], ["Lamp"]],
])("%s, searched by %o, is cut into %o", (text, searched, pieces) => {
  expect(markedPieces(text, searched)).toEqual(pieces);
});
