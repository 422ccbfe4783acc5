// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { RecentOrders } from "./recent-orders.client.tsx";
import { recentOrdersKey } from "./recent-orders.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const placedAt = new Date().toISOString();
  const orders = ["PR-11111111", "PR-22222222"].map((number) => ({ number, placedAt }));
  localStorage.setItem(recentOrdersKey, JSON.stringify(orders));
});

function linksBeside(listed?: readonly string[]): (string | null)[] {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  act(() => createRoot(place).render(<RecentOrders listed={listed} />));
  return [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

it("leads to every order that this browser remembers", () => {
  expect(linksBeside()).toEqual(["/order/PR-11111111", "/order/PR-22222222"]);
});

it("lists no order twice on a page that lists some already", () => {
  expect(linksBeside(["PR-22222222"])).toEqual(["/order/PR-11111111"]);
  expect(linksBeside(["PR-22222222", "PR-11111111"])).toEqual([]);
  expect(document.body.textContent).toBe("");
});
