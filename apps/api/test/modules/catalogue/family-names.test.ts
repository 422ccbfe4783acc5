import { expect, it } from "vitest";
import { familyNamesWriter } from "#api/modules/catalogue/memory/family-names.ts";

function nameOf(
  ...articles: [name: string, finish?: string | undefined, size?: string][]
): string | undefined {
  const names = familyNamesWriter();
  for (const [name, finish, size = null] of articles) names.put("one", { name, finish, size });
  return names.finish().get("one");
}

it("a family is named without the finish and the size that end its articles' names", () => {
  expect(nameOf(["Ikeja Dome Pendant 300 mm, White", "White", "300 mm"])).toBe("Ikeja Dome Pendant");
  expect(nameOf(["Edge Aluminium Profile, 2 m, Silver", "Silver", "2 m"])).toBe("Edge Aluminium Profile");
  expect(nameOf(["Glow LED Strip, 5 m 2700 K", undefined, "2700 K"])).toBe("Glow LED Strip, 5 m");
});

it("a size within the name, and a finish that only the end of a word looks like, stay", () => {
  expect(nameOf(["LED Candle Bulb 5 W E14", undefined, "5 W"])).toBe("LED Candle Bulb 5 W E14");
  expect(nameOf(["Lamp Offwhite", "White"])).toBe("Lamp Offwhite");
});

it("where articles are named differently, the words that all begin with name the family", () => {
  expect(
    nameOf(
      ["LED Filament Bulb A60 7 W E27, Clear Glass", "Clear Glass", "7 W"],
      ["LED Filament Bulb G95 6 W E27, Amber Glass", "Amber Glass", "6 W"],
    ),
  ).toBe("LED Filament Bulb");
});

it("articles that share no word leave the first one's name; a name that is its finish alone stays", () => {
  expect(nameOf(["Arc Lamp, White", "White"], ["Bow Lamp, White", "White"])).toBe("Arc Lamp");
  expect(nameOf(["White", "White"])).toBe("White");
});
