import { expect, it } from "vitest";
import { dictionary } from "./dictionary.ts";

const numbers = dictionary({ one: 1, two: 2 });

it("gives what it has", () => expect([numbers.one, numbers.two]).toEqual([1, 2]));

it.each(["constructor", "__proto__", "toString", "hasOwnProperty", "three"])("has no %s", (word) => {
  expect(numbers[word]).toBeUndefined();
});
