// @vitest-environment jsdom
import { encodeSnapshot } from "@precise/cart-core/session-snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cartOfOneLamp } from "#shop/base/server/fake-api.ts";
import { browserCartStorage, cartChannel, cartStorageKeys } from "./browser-cart-storage.ts";
import {
  addEdit,
  cartCount,
  dropCart,
  keepCart,
  onCartChange,
  pendingEdits,
  removeEdit,
} from "./cart-store.ts";
import { isKnownOtherwise } from "./use-cart.ts";

const stops: (() => void)[] = [];
const onElsewhere = (act: () => void) => stops.push(onCartChange((isElsewhere) => isElsewhere && act()));
const arrived = () => new Promise<void>((done) => onElsewhere(done));
/** Another tab: it has a channel of its own. */
const otherTab = new BroadcastChannel(cartChannel);

beforeEach(() => {
  dropCart({ keepForRestore: false });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("the cart in this browser", () => {
  it("is stored as the specification says: snapshot, id and cookie", () => {
    keepCart(cartOfOneLamp(2));
    expect(Object.keys(JSON.parse(sessionStorage.getItem("cart") ?? ""))).toEqual(["LAMP"]);
    expect(localStorage.getItem("cartId")).toBe("cart-of-one-lamp");
    expect(document.cookie).toContain("cartId=cart-of-one-lamp");
    expect(cartCount()).toBe(2);
  });

  it("counts pieces that are under way, and not twice when they have arrived", () => {
    const counts: (number | null)[] = [];
    keepCart(cartOfOneLamp(1));
    stops.push(onCartChange(() => counts.push(cartCount())));
    const add = addEdit({ kind: "add", pieces: 2 });
    keepCart(cartOfOneLamp(3), add);
    expect(counts).toEqual([3, 3]);
  });

  it("notifies the cart's page of an add that was begun on the page before, and of nothing it did itself", () => {
    let calls = 0;
    onElsewhere(() => (calls += 1));
    keepCart(cartOfOneLamp(1));
    expect(calls).toBe(0);
    const add = addEdit({ kind: "add", pieces: 2 });
    expect(pendingEdits()).toEqual([add]);
    keepCart(cartOfOneLamp(3), add);
    expect([calls, pendingEdits()]).toEqual([1, []]);
  });

  it("distinguishes a cart from the one that was seen last by its lines", () => {
    expect(isKnownOtherwise(cartOfOneLamp(1))).toBe(false);
    keepCart(cartOfOneLamp(2));
    expect(isKnownOtherwise(cartOfOneLamp(2))).toBe(false);
    expect(isKnownOtherwise(cartOfOneLamp(1))).toBe(true);
    expect(isKnownOtherwise({ items: [] })).toBe(true);
  });

  it("takes back pieces whose add has failed", () => {
    keepCart(cartOfOneLamp(1));
    removeEdit(addEdit({ kind: "add", pieces: 2 }));
    expect(cartCount()).toBe(1);
  });

  it("leaves a snapshot to restore when it ends, and none when it was ordered", () => {
    keepCart(cartOfOneLamp(2));
    dropCart({ keepForRestore: true });
    expect(cartCount()).toBe(0);
    expect(sessionStorage.getItem(cartStorageKeys.cleared)).not.toBeNull();
    expect(localStorage.getItem("cartId")).toBeNull();
    sessionStorage.clear();
    keepCart(cartOfOneLamp(2));
    dropCart({ keepForRestore: false });
    expect(sessionStorage.getItem(cartStorageKeys.cleared)).toBeNull();
  });
});

describe("after an order", () => {
  it("nothing counts that this browser still stores of the cart", () => {
    keepCart(cartOfOneLamp(2));
    // biome-ignore lint/suspicious/noDocumentCookie: the answer to the order has set it.
    document.cookie = "cartId=ordered; Path=/";
    expect(cartCount()).toBe(0);
    expect(browserCartStorage.cartId()).toBe("cart-of-one-lamp");
    dropCart({ keepForRestore: false });
    expect(browserCartStorage.cartId()).toBeNull();
    expect(document.cookie).not.toContain("cartId");
  });
});

describe("other tabs", () => {
  it("are heard at once", async () => {
    const heard = arrived();
    otherTab.postMessage({ snapshot: encodeSnapshot(cartOfOneLamp(5).items) });
    await heard;
    expect(cartCount()).toBe(5);
  });

  it("empty this one too when they have ordered", async () => {
    keepCart(cartOfOneLamp(2));
    localStorage.removeItem("cartId");
    // biome-ignore lint/suspicious/noDocumentCookie: the other tab has removed the cookie that both share.
    document.cookie = "cartId=; Path=/; Max-Age=0";
    const heard = arrived();
    otherTab.postMessage({ snapshot: null });
    await heard;
    expect(cartCount()).toBe(0);
  });

  it("cannot store rubbish", async () => {
    keepCart(cartOfOneLamp(2));
    for (const message of [7, null, {}, { snapshot: "{" }, { snapshot: '{"LAMP":1}' }]) {
      const heard = arrived();
      otherTab.postMessage(message);
      await heard;
      expect(cartCount()).toBe(2);
    }
  });
});
