import { expect, it } from "vitest";
import { countsByPath, menuGroups } from "./menu-screens.ts";

const namesOf = (permissions: readonly string[]) => menuGroups(permissions).map(({ name }) => name);

it("puts the money first for who books money and moves no orders", () => {
  expect(namesOf(["order.read", "payment.read", "payment.confirm"]).slice(0, 2)).toEqual([
    "Money",
    "Daily work",
  ]);
  expect(namesOf(["order.read", "order.move", "payment.read", "payment.confirm"])[0]).toBe("Daily work");
});

it("counts what waits behind a screen, also in its parts", () => {
  const entry = (link: string, count: number) => ({ kind: "any", count, oldest: null, link });
  const counts = countsByPath([
    entry("/payments?queue=transfers", 3),
    entry("/payments?queue=refunds", 2),
    entry("/appointments/requests?state=open", 1),
  ]);
  expect([...counts]).toEqual([
    ["/payments", 5],
    ["/appointments", 1],
  ]);
});
