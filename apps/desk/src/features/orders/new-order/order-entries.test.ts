import { describe, expect, it } from "vitest";
import { bodyOf, emptyOrder, orderEntries, quoteOf } from "./order-entries.ts";

const complete = {
  ...emptyOrder,
  phone: "0803 123 4567",
  firstname: "Ada",
  lastname: "Obi",
  email: "ada@example.com",
  line1: "14 Harbour Light Close",
  lga: "Ikeja",
  lines: "LAMP\t2",
};

describe("a telephone order", () => {
  it("is asked about with its lines alone until it is complete, then with buyer and address", () => {
    expect(quoteOf(emptyOrder)).toBeUndefined();
    expect(quoteOf({ ...emptyOrder, lines: "LAMP\t2" })?.body).toEqual({
      lines: [{ sku: "LAMP", quantity: 2 }],
      delivery: { method: "delivery" },
    });
    expect(quoteOf(complete)?.body).toMatchObject({
      contact: { firstname: "Ada" },
      address: { lga: "Ikeja" },
    });
  });

  it("needs no e-mail, but to be paid online", () => {
    const byPhone = { ...complete, email: " " };
    expect(orderEntries.safeParse(byPhone).success).toBe(true);
    expect(bodyOf(byPhone).contact).not.toHaveProperty("email");
    const online = orderEntries.safeParse({ ...byPhone, payment: "paystack" });
    expect(online.error?.issues.map(({ path }) => path)).toEqual([["email"]]);
  });

  it("says what was agreed by hand, once it says why", () => {
    const typed = { ...complete, discount: "₦2,500", fee: "0" };
    expect(orderEntries.safeParse(typed).error?.issues.map(({ path }) => path)).toEqual([["reason"]]);
    const agreed = { discount: 2_500, delivery_fee: 0, reason: "Scratched" };
    expect(bodyOf({ ...typed, reason: "Scratched" }).agreed).toEqual(agreed);
    expect(quoteOf(typed)?.body).toMatchObject({ agreed: { discount: 2_500, delivery_fee: 0 } });
    expect(bodyOf({ ...typed, discount: "", place: "lagos" })).not.toHaveProperty("agreed");
  });

  it("has no address where it is collected", () => {
    const body = bodyOf({ ...complete, place: "lagos" });
    expect(body.delivery).toEqual({ method: "pickup", showroom: "lagos" });
    expect(body).not.toHaveProperty("address");
  });

  it.each([
    ["phone", { phone: "12" }],
    ["email", { email: "ada" }],
    ["line1", { line1: "" }],
    ["lga", { lga: "Kano Municipal" }],
    ["lines", { lines: "LAMP\t0" }],
    ["discount", { discount: "a bit", reason: "Scratched" }],
  ])("is not placed with a wrong %s", (field, change) => {
    const read = orderEntries.safeParse({ ...complete, ...change });
    expect(read.error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });
});
