// @vitest-environment jsdom
import { encodeSnapshot } from "@precise/cart-core/session-snapshot";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartOfOneLamp } from "#shop/base/server/fake-api.ts";
import { cartStorageKeys } from "./browser-cart-storage.ts";
import { dropCart, keepCart } from "./cart-store.ts";
import { useCartCount } from "./use-cart-count.ts";

function Count() {
  return <output>{String(useCartCount())}</output>;
}
let root: Root | null = null;
const shown = () => document.querySelector("output")?.textContent;

function open(): void {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  root = createRoot(place);
  act(() => root?.render(<Count />));
}

function leave(): void {
  act(() => root?.unmount());
  root = null;
}

/** Stores a cart behind the shop's back, as a form post in this tab does. */
function store(pieces: number): void {
  sessionStorage.setItem(cartStorageKeys.snapshot, encodeSnapshot(cartOfOneLamp(pieces).items));
}

function see(state: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser that has no cart.
  document.cookie = "cartId=; Path=/; Max-Age=0";
  see("visible");
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("the cart's count", () => {
  it("is not known on the server, so that no wrong 0 is rendered", () => {
    store(3);
    expect(renderToString(<Count />)).toContain("null");
  });

  it("comes from the session-stored cart", () => {
    store(3);
    open();
    expect(shown()).toBe("3");
  });

  it("is not known where a cart id is stored that this tab has not loaded yet", () => {
    localStorage.setItem(cartStorageKeys.cartId, "mine");
    open();
    expect(shown()).toBe("null");
  });

  it("is 0 where there is no cart", () => {
    open();
    expect(shown()).toBe("0");
  });

  it("changes with the cart at once", () => {
    open();
    act(() => keepCart(cartOfOneLamp(5)));
    expect(shown()).toBe("5");
    act(() => dropCart({ keepForRestore: false }));
    expect(shown()).toBe("0");
  });

  it("is read again once per second", () => {
    open();
    store(2);
    act(() => vi.advanceTimersByTime(999));
    expect(shown()).toBe("0");
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toBe("2");
  });

  it("rests while the page is hidden, and is right as soon as it is seen again", () => {
    open();
    act(() => see("hidden"));
    store(4);
    act(() => vi.advanceTimersByTime(10_000));
    expect(shown()).toBe("0");
    expect(vi.getTimerCount()).toBe(0);
    act(() => see("visible"));
    expect(shown()).toBe("4");
  });

  it("leaves no timer behind", () => {
    open();
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});
