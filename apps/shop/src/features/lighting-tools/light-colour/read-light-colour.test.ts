import { expect, it } from "vitest";
import { readLightColour } from "./read-light-colour.ts";

const read = (query: string) => {
  const { kelvin, room } = readLightColour(new URLSearchParams(query));
  return [kelvin.value, room.value];
};

it("begins with a living room in warm white", () => {
  expect(read("")).toEqual(["3000", "living"]);
});
it("takes colour and room from the address", () => {
  expect(read("k=6500&room=kitchen")).toEqual(["6500", "kitchen"]);
});
it("says what it does not show", () => {
  const { kelvin, room } = readLightColour(new URLSearchParams("k=9000&room=garage"));
  expect(kelvin).toMatchObject({ value: undefined, problem: "Colour of light: choose one from the list." });
  expect(room).toMatchObject({ value: undefined, problem: "Room: choose one from the list." });
});
