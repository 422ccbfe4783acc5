import { expect, it } from "vitest";
import { powerFactorOf } from "./power-factor.ts";

it.each([
  [{ watts: 9 }, 0.9],
  [{ watts: 5 }, 0.9],
  [{ watts: 4.9 }, 0.5],
  [{ watts: 4, powerFactor: 0.7 }, 0.7],
])("of %j it is %d", (light, powerFactor) => {
  expect(powerFactorOf(light)).toBe(powerFactor);
});
