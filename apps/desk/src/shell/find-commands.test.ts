import { expect, it } from "vitest";
import { findCommands } from "./find-commands.ts";

const screens = [
  { path: "/orders", name: "Orders", load: async () => () => null },
  { path: "/price-lists", name: "Price lists", load: async () => () => null },
];
const record = {
  name: "PR-7K3M9QX1 · Ada · Packed",
  href: "/orders/PR-7K3M9QX1",
  icon: "receipt-text",
} as const;
const hrefsOf = (
  typed: string,
  permissions = ["order.read"],
  records: readonly (typeof record)[] = [record],
) => findCommands(typed, screens, permissions, records).map(({ href }) => href);

it("offers what was found before anything else where a figure is typed: Enter opens the order", () => {
  expect(hrefsOf("7k3m")).toEqual(["/orders/PR-7K3M9QX1", "/orders?q=7k3m"]);
});

it("offers screens of that name first, then what was found, then the search of all orders", () => {
  expect(hrefsOf("orders")).toEqual(["/orders", "/orders/PR-7K3M9QX1", "/orders?q=orders"]);
});

it("offers settings after screens and before records", () => {
  const setting = {
    name: "Bank",
    href: "/shop-settings/identity",
    icon: "settings",
    about: "Invoices",
  } as const;
  const found = findCommands("bank", screens, ["order.read"], [record], [setting]);
  expect(found.map(({ href }) => href)).toEqual([
    "/shop-settings/identity",
    "/orders/PR-7K3M9QX1",
    "/orders?q=bank",
  ]);
});

it("offers no orders to who may not read them", () => {
  expect(hrefsOf("price", [], [])).toEqual(["/price-lists"]);
});
