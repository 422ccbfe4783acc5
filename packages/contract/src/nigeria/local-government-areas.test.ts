import { describe, expect, it } from "vitest";
import { isLgaOf, localGovernmentAreas } from "./local-government-areas.ts";
import { states } from "./states.ts";

describe("localGovernmentAreas", () => {
  it("are as many in each state as the constitution lists, 774 in all", () => {
    const counts = states.map(({ name }) => [name, localGovernmentAreas(name).length] as const);
    expect(Object.fromEntries(counts)).toEqual({
      Abia: 17,
      Adamawa: 21,
      "Akwa Ibom": 31,
      Anambra: 21,
      Bauchi: 20,
      Bayelsa: 8,
      Benue: 23,
      Borno: 27,
      "Cross River": 18,
      Delta: 25,
      Ebonyi: 13,
      Edo: 18,
      Ekiti: 16,
      Enugu: 17,
      "Federal Capital Territory": 6,
      Gombe: 11,
      Imo: 27,
      Jigawa: 27,
      Kaduna: 23,
      Kano: 44,
      Katsina: 34,
      Kebbi: 21,
      Kogi: 21,
      Kwara: 16,
      Lagos: 20,
      Nasarawa: 13,
      Niger: 25,
      Ogun: 20,
      Ondo: 18,
      Osun: 30,
      Oyo: 33,
      Plateau: 17,
      Rivers: 23,
      Sokoto: 23,
      Taraba: 16,
      Yobe: 17,
      Zamfara: 14,
    });
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(774);
  });

  it.each(states.map(({ name }) => name))(
    "of %s stand by alphabet, each once, written as a name is",
    (state) => {
      const areas = localGovernmentAreas(state);
      expect(areas).toEqual([...new Set(areas)].toSorted());
      const misspelt = areas.filter((area) => !/^[A-Z][a-z]*(?:[ '/-][A-Za-z][a-z]*)*$/.test(area));
      expect(misspelt).toEqual([]);
    },
  );

  it.each(["", "lagos", "Lagos ", "Biafra", "__proto__", "constructor", "toString"])(
    "are none of %j",
    (text) => {
      expect(localGovernmentAreas(text)).toEqual([]);
    },
  );
});

describe("isLgaOf", () => {
  it.each([
    ["Lagos", "Eti-Osa"],
    ["Lagos", "Surulere"],
    ["Oyo", "Surulere"],
    ["Federal Capital Territory", "Abuja Municipal"],
    ["Kano", "Wudil"],
    ["Plateau", "Qua'an Pan"],
    ["Rivers", "Ogba/Egbema/Ndoni"],
  ])("%s has %s", (state, lga) => {
    expect(isLgaOf(state, lga)).toBe(true);
  });

  it.each([
    ["Lagos", "Wudil"],
    ["Kano", "Eti-Osa"],
    ["Lagos", "eti-osa"],
    ["Lagos", ""],
    ["Lagos", "Epe,Eti-Osa"],
    ["", "Surulere"],
    ["constructor", "name"],
    ["__proto__", "toString"],
  ])("%j has no %j", (state, lga) => {
    expect(isLgaOf(state, lga)).toBe(false);
  });
});
