import { expect, it } from "vitest";
import { markedParts } from "./marked-parts.ts";

const shown = (text: string, term: string) =>
  markedParts(text, term)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");

it.each([
  ["Adunni Ring Chandelier", "ring", "Adunni [Ring] Chandelier"],
  ["Adunni Ring Chandelier", "chan rin", "Adunni [Rin]g [Chan]delier"],
  ["Ring Ring", "RI", "[Ri]ng [Ri]ng"],
  ["Spring lamp", "ring", "Spring lamp"],
  ["Ọ̀ṣun Lamp", "osun", "[Ọ̀ṣun] Lamp"],
  ["Café Light", "cafe l", "[Café] [L]ight"],
  ["7 W downlight", "7w 7", "[7] W downlight"],
  ["Lamp (E27)", "e2 (", "Lamp ([E2]7)"],
  ["Lamp", "", "Lamp"],
  ["", "lamp", ""],
])("%s searched for with “%s” is shown as %s", (text, term, expected) => {
  expect(shown(text, term)).toBe(expected);
});

it("the longest of several beginnings is marked", () => {
  expect(shown("Pendant", "pen p pend")).toBe("[Pend]ant");
});
