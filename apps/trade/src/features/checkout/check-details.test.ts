import { expect, it } from "vitest";
import { checkDetails } from "./check-details.ts";

const today = "2026-11-23";
const complete = {
  state: "Lagos",
  lga: "Ikeja",
  line1: "14 Harbour Road",
  name: "Ada Obi",
  phone: "0803 123 4567",
  payment: "on_account",
};

it("asks for site, contact and a way to pay, and for nothing else", () => {
  expect(checkDetails(complete, today)).toEqual({});
  expect(checkDetails({}, today)).toEqual({
    state: "missing",
    lga: "missing",
    line1: "missing",
    name: "missing",
    phone: "missing",
    payment: "missing",
  });
});
it.each([
  ["lga", "Kano Municipal", "not-valid"],
  ["phone", "12", "not-valid"],
  ["po_number", "x".repeat(61), "too-long"],
  ["note", "x".repeat(1001), "too-long"],
  ["payment", "pay_on_delivery", "not-valid"],
  // A Saturday, the next day, and a day that is none.
  ["delivery_date", "2026-11-28", "not-valid"],
  ["delivery_date", "2026-11-24", "not-valid"],
  ["delivery_date", "2026-02-31", "not-valid"],
])("sees that %s is wrong as %o", (field, text, problem) => {
  expect(checkDetails({ ...complete, [field]: text }, today)).toEqual({ [field]: problem });
});
it("takes a working day, a purchase-order number and a note", () => {
  const more = { po_number: "PO-2026/118", note: "Gate 2", delivery_date: "2026-11-30" };
  expect(checkDetails({ ...complete, ...more }, today)).toEqual({});
});
