import type { OrderStanding } from "@precise/cart-core/order-moves";
import { describe, expect, it } from "vitest";
import { permissionsOf, type StaffRole } from "#api/modules/staff/roles.ts";
import { allowedMoves } from "./allowed-moves.ts";

const as = (role: StaffRole) => ({
  may: (permission: Parameters<ReturnType<typeof permissionsOf>["has"]>[0]) =>
    permissionsOf([role]).has(permission),
});
const packed: OrderStanding = {
  stage: "packed",
  delivery: "delivery",
  payment: "bank_transfer",
  isPaid: true,
};

describe("the moves of an order at the desk", () => {
  it("are those of the table, with what each needs", () => {
    expect(allowedMoves(packed, as("manager"))).toEqual([
      { to: "shipped", may: true, needs: ["dispatch"] },
      { to: "cancelled", may: true, needs: ["reason"] },
    ]);
  });

  it.each([
    ["owner", true, true],
    ["manager", true, true],
    ["sales", false, true],
    ["showroom", false, false],
    ["warehouse", true, false],
    ["finance", false, false],
    ["viewer", false, false],
  ] as const)("of a delivery: the %s may ship (%s), cancel (%s)", (role, ship, cancel) => {
    expect(allowedMoves(packed, as(role)).map(({ may }) => may)).toEqual([ship, cancel]);
  });

  it("let a showroom hand over what is collected", () => {
    const [handOver] = allowedMoves({ ...packed, delivery: "pickup" }, as("showroom"));
    expect(handOver).toEqual({ to: "delivered", may: true, needs: [] });
  });

  it.each([
    ["pay_on_delivery", false, ["paid"]],
    ["pay_on_delivery", true, []],
    ["on_account", false, []],
  ] as const)("ask who hands over what is %s (paid: %s) for %j", (payment, isPaid, needs) => {
    const order = { ...packed, delivery: "pickup", payment, isPaid } as const;
    expect(allowedMoves(order, as("showroom"))[0]).toEqual({ to: "delivered", may: true, needs });
  });

  it.each([
    ["warehouse", true],
    ["sales", true],
    ["viewer", false],
  ] as const)("end a delivery by its attempt: the %s may (%s)", (role, may) => {
    const [arrived] = allowedMoves({ ...packed, stage: "shipped" }, as(role));
    expect(arrived).toEqual({ to: "delivered", may, needs: ["attempt"] });
  });

  it("confirm what waits for its money by the money alone", () => {
    const waiting: OrderStanding = { ...packed, stage: "awaiting_payment", isPaid: false };
    expect(allowedMoves(waiting, as("finance"))[0]).toEqual({
      to: "confirmed",
      may: true,
      needs: ["payment"],
    });
    expect(allowedMoves(waiting, as("manager"))[0]).toEqual({
      to: "confirmed",
      may: false,
      needs: ["payment"],
    });
  });

  it("reopen a cancelled order in one way", () => {
    const cancelled: OrderStanding = { ...packed, stage: "cancelled", isPaid: false };
    expect(allowedMoves(cancelled, as("sales"))).toEqual([{ to: "fee_pending", may: true, needs: [] }]);
  });
});
