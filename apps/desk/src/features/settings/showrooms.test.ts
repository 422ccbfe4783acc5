import { expect, it } from "vitest";
import { showroomEntries } from "./showrooms.tsx";

const typed = {
  ...{ name: "Ada Lights, Yaba", city: "Lagos", address: "12 Herbert Macaulay Way, Yaba, Lagos" },
  ...{ phone: "0803 123 4567", email: "", coordinates: "6.5095, 3.3711" },
  ...{ features: "Parking\n\n Lift ", position: "2" },
};

it("one that is added is called by its name, and keeps clear of the others", () => {
  expect(showroomEntries(null, ["lekki", "ada-lights-yaba"], typed)).toEqual([
    {
      key: "ada-lights-yaba-2",
      value: {
        ...{ name: "Ada Lights, Yaba", city: "Lagos", address: "12 Herbert Macaulay Way, Yaba, Lagos" },
        ...{ phone: "+234 803 123 4567", email: "", coordinates: { latitude: 6.5095, longitude: 3.3711 } },
        ...{ features: ["Parking", "Lift"], position: 2 },
      },
    },
  ]);
});

it("says at the field what is wrong", () => {
  const fieldsOf = (change: Partial<typeof typed>) => {
    const read = showroomEntries("yaba", [], { ...typed, ...change });
    return "faults" in read ? read.faults.map(({ field }) => field) : [];
  };
  expect(fieldsOf({ name: " ", phone: "12", position: "first" })).toEqual(["name", "phone", "position"]);
  expect(fieldsOf({ coordinates: "Yaba" })).toEqual(["coordinates"]);
  expect(fieldsOf({ coordinates: "3.3711, 6.5095" })).toEqual(["coordinates"]);
  expect(fieldsOf({})).toEqual([]);
});
