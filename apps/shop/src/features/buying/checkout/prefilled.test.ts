import { expect, it } from "vitest";
import { prefilled } from "./prefilled.ts";

const home = {
  id: "1",
  name: "Home",
  is_default: true,
  address: { line1: "12 Marina Road", state: "Lagos", lga: "Ikeja" },
};
const ada = {
  contact: { email: "ada@example.com", firstname: "Ada", lastname: "", phone: "0803 123 4567" },
  addresses: [home],
};

it("a guest's form holds what was typed and nothing else", () => {
  expect(prefilled({ email: "eve@example.com" }, null)).toEqual({ email: "eve@example.com" });
});

it("what the account knows stands where nothing was typed", () => {
  expect(prefilled({ email: "work@example.com" }, ada)).toEqual({
    email: "work@example.com",
    firstname: "Ada",
    lastname: "",
    phone: "0803 123 4567",
    method: "delivery",
    line1: "12 Marina Road",
    line2: "",
    landmark: "",
    state: "Lagos",
    lga: "Ikeja",
  });
});

it("never mixes the lines of two addresses", () => {
  const { line1, lga } = prefilled({ state: "Rivers" }, ada);
  expect([line1, lga]).toEqual([undefined, undefined]);
});
