// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QuickOrder, QuickOrderState } from "./quick-order-store.ts";
import { useQuickOrder } from "./use-quick-order.ts";

let root: Root;
let page: { readonly state: QuickOrderState; readonly order: QuickOrder };
function Page() {
  page = useQuickOrder();
  return null;
}

const row = { row: 2, text: "PR-1 5", outcome: "accepted", sku: "PR-1", asked: 5, quantity: 5, reasons: [] };
const counts = { rows: 1, accepted: 1, adjusted: 0, rejected: 0, ignored: 0, blank: 0, pieces: 5 };
const summary = { ...counts, net: { value: 0 }, gross: { value: 0 } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  act(() => root.unmount());
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("checks the rows again by itself until the API answers", async () => {
  const send = vi.fn(async (_url: string): Promise<Response> => {
    throw new TypeError("nothing answers");
  });
  vi.stubGlobal("fetch", send);
  act(() => root.render(<Page />));
  act(() => page.order.change(1, { sku: "PR-1", quantity: "5" }));
  await pass(400);
  expect([send.mock.calls.length, page.state.problem?.kind]).toEqual([1, "unreachable"]);
  await pass(5_000);
  expect([send.mock.calls.length, page.state.problem?.kind]).toEqual([2, "unreachable"]);
  send.mockImplementation(async () => Response.json({ data: { rows: [row], summary } }));
  await pass(5_000);
  expect([page.state.problem, page.state.rows[0]?.answer?.quantity]).toEqual([null, 5]);
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(3);
});
