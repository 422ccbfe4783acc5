import { describe, expect, it } from "vitest";
import { typingErrors } from "#api/modules/catalogue/search/typing-errors.ts";
import { foldText, joinedWordsOf, squashed, wordsOf } from "#api/modules/catalogue/search/words.ts";

describe("words of a text", () => {
  it.each([
    ["Ọlúmọ Triple Ring", ["olumo", "triple", "ring"]],
    ["Spotlights & Downlights", ["spotlight", "downlight"]],
    ["switches, boxes, torches, batteries, glasses", ["switch", "box", "torch", "battery", "glass"]],
    ["brass chassis focus", ["brass", "chassis", "focus"]],
    ["LED A60 Bulb 9 W E27 2700 K", ["led", "a60", "bulb", "9w", "e27", "2700k"]],
    ["9 watts, 2,880 lumens, 5 metres", ["9w", "2880lm", "5000mm"]],
    [
      "60cm 60 cm 600 mm 2ft 2 feet 24\" 24'' 24″ 24 inches 24in 0.6 m",
      Array.from({ length: 11 }, () => "600mm"),
    ],
    ["60x60, 2 x 2, 600 × 600 mm", Array.from({ length: 6 }, () => "600mm")],
    ["E27 in white, 24 V, 2 x 13 A", ["e27", "in", "white", "24v", "2", "x", "13a"]],
    ["9W 600mm", ["9w", "600mm"]],
    ["GU5.3 3.5 W", ["gu5.3", "3.5w"]],
    ["1-Gang", ["1", "gang"]],
    ["IP65 Matt Black", ["ip65", "matt", "black"]],
    ["shopper's", ["shopper"]],
    ["%_'\" & | ! :* ()", []],
    ["灯 лампа", ["灯", "лампа"]],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("that hang together are words of their own too", () => {
    expect(joinedWordsOf("Yola Semi-Flush GU5.3 1-Gang")).toEqual(["semiflush", "gu53", "1gang"]);
  });

  it("lose accents and ligatures of any language", () => {
    expect(foldText("Straße Ærø ŁÓDŹ ﬁne Ọ̀yọ́")).toBe("strasse aero lodz fine oyo");
  });

  it("an article number is the same with and without its punctuation", () => {
    expect(squashed("pr-ch adn60.bb")).toBe("PRCHADN60BB");
  });
});

describe("typing errors between two words", () => {
  it.each([
    ["lamp", "lamp", 0],
    ["whte", "white", 1],
    ["chandelir", "chandelier", 1],
    ["pendent", "pendant", 1],
    ["lmap", "lamp", 1],
    ["chandaleer", "chandelier", 2],
    ["ca", "abc", 3],
    ["bulb", "lamp", 3],
    ["", "ab", 2],
  ])("%s and %s: %i", (typed, meant, errors) => {
    expect(typingErrors(typed, meant, 2).whole).toBe(errors);
    expect(typingErrors(meant, typed, 2).whole).toBe(errors);
  });

  it.each([
    ["chandl", "chandelier", 1],
    ["pednan", "pendant", 1],
    ["xyz", "chandelier", 3],
  ])("%s as the beginning of %s: %i", (typed, meant, errors) => {
    expect(typingErrors(typed, meant, 2).start).toBe(errors);
  });
});
