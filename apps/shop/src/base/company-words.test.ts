import { expect, it } from "vitest";
import { citiesText } from "./company-words.ts";

const showroom = (city: string) => ({ id: city, name: city, city, address: city, hours: [] });

it.each([
  [["Lagos"], "Lagos", "Lagos"],
  [["Lagos", "Abuja", "Lagos"], "Lagos and Abuja", "Lagos or Abuja"],
  [["Lagos", "Abuja", "Kano"], "Lagos, Abuja and Kano", "Lagos, Abuja or Kano"],
  [["Lagos", "Abuja", "Kano", "Enugu"], "Lagos, Abuja, Kano and Enugu", "Lagos, Abuja, Kano or Enugu"],
])("showrooms in %j are listed as %s and as %s", (cities, all, any) => {
  const company = { showrooms: cities.map(showroom) };
  expect([citiesText(company, "and"), citiesText(company, "or")]).toEqual([all, any]);
});
