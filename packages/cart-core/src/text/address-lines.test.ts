import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const street = { line1: "14 Harbour Light Close", lga: "Ikeja", state: "Lagos" };

it("names a landmark as what it is, whatever word it begins with", () => {
  expect(addressLines({ ...street, line2: "Flat 2", landmark: "Opposite the filling station" })).toEqual([
    "14 Harbour Light Close",
    "Flat 2",
    "Landmark: Opposite the filling station",
    "Ikeja, Lagos",
  ]);
});

it("names the area by what is known of it", () => {
  expect(addressLines({ line1: "14 Harbour Light Close", state: "Lagos" })).toEqual([
    "14 Harbour Light Close",
    "Lagos",
  ]);
  expect(addressLines({ line1: "14 Harbour Light Close" })).toEqual(["14 Harbour Light Close"]);
});

it.each([undefined, ""])("leaves out what is %j", (nothing) => {
  expect(addressLines({ ...street, line2: nothing, landmark: nothing })).toEqual([
    "14 Harbour Light Close",
    "Ikeja, Lagos",
  ]);
});
