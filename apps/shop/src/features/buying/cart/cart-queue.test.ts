// @vitest-environment jsdom
import type { ApiResult } from "@precise/api-client/api-failure";
import type { Cart, CartItem } from "@precise/contract/shop/cart";
import { afterEach, describe, expect, it } from "vitest";
import { editLine, isPending, sendInTurn, takeLineEdits } from "./cart-queue.ts";
import {
  addEdit,
  type CartEdit,
  type LineEdit,
  onCartChange,
  pendingEdits,
  removeEdit,
} from "./cart-store.ts";
import { foldEdits } from "./page/cart-edits.ts";

afterEach(() => {
  takeLineEdits();
  for (const edit of pendingEdits()) removeEdit(edit);
});

function cartWith(quantity: number): Cart {
  const lamp: CartItem = {
    line_id: "LAMP",
    quantity,
    product: {
      sku: "LAMP",
      name: "Lamp",
      urlPath: "/product/LAMP",
      price: "1000.00",
      media_gallery: [],
      stock_status: "IN_STOCK",
    },
    row_total: { value: 1000 * quantity },
  };
  return {
    cartId: "c1",
    items: quantity > 0 ? [lamp] : [],
    total_quantity: quantity,
    prices: {
      subtotal: { value: 1000 * quantity },
      grand_total: { value: 1000 * quantity, currency: "NGN" },
    },
    applied_coupons: [],
    notices: [],
  };
}

/** A server whose answers arrive when the test says so. */
function scene() {
  let base = cartWith(1);
  const sent: { edit: LineEdit; answer: (result: ApiResult<Cart>) => void }[] = [];
  const refused: LineEdit[] = [];
  return {
    sent,
    refused,
    shown: () => foldEdits(base, pendingEdits()).total_quantity,
    press: (quantity: number) => {
      const edit = editLine({ sku: "LAMP", quantity });
      void sendInTurn(edit, async () => {
        const result = await new Promise<ApiResult<Cart>>((answer) => sent.push({ edit, answer }));
        if (result.ok) base = result.value;
        else refused.push(edit);
      });
    },
    answer: async (at: number, result: ApiResult<Cart>) => {
      sent[at]?.answer(result);
      await new Promise((done) => setImmediate(done));
    },
  };
}
/** A call of another kind, that ends when the test says so. */
function otherCall(edit: CartEdit) {
  const call: { hasBegun: boolean; end: () => void } = { hasBegun: false, end: () => undefined };
  const done = sendInTurn(edit, () => {
    call.hasBegun = true;
    return new Promise<void>((resolve) => {
      call.end = resolve;
    });
  });
  return { call, done };
}
const good = (quantity: number): ApiResult<Cart> => ({ ok: true, value: cartWith(quantity) });
const lost: ApiResult<Cart> = { ok: false, failure: { kind: "network", message: "", errors: [] } };

describe("edits of the cart", () => {
  it("show at once, before the server answers", () => {
    const { press, shown } = scene();
    press(2);
    expect(shown()).toBe(2);
  });

  it("go out one at a time; presses meanwhile become one", async () => {
    const { press, sent, answer, shown } = scene();
    for (const quantity of [2, 3, 4, 5]) press(quantity);
    expect(sent.map(({ edit }) => edit.quantity)).toEqual([2]);
    await answer(0, good(2));
    expect(sent.map(({ edit }) => edit.quantity)).toEqual([2, 5]);
    expect(shown()).toBe(5);
    await answer(1, good(5));
    expect(shown()).toBe(5);
    expect(sent).toHaveLength(2);
  });

  it("are never taken back by the answer to an earlier press", async () => {
    const { press, answer, shown } = scene();
    press(2);
    press(7);
    await answer(0, good(2));
    expect(shown()).toBe(7);
  });

  it("fall back to the server's cart when one is refused, and the later ones still go out", async () => {
    const { press, answer, shown, refused, sent } = scene();
    press(2);
    press(3);
    await answer(0, lost);
    expect(refused.map(({ quantity }) => quantity)).toEqual([2]);
    expect(shown()).toBe(3);
    await answer(1, lost);
    expect(shown()).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it("keep the same array between changes, and notify the page of each change", async () => {
    const { press, answer } = scene();
    let changes = 0;
    const stop = onCartChange(() => (changes += 1));
    press(2);
    expect(pendingEdits()).toBe(pendingEdits());
    await answer(0, good(2));
    expect(changes).toBe(2);
    stop();
    press(3);
    expect(changes).toBe(2);
  });

  it("wait for a voucher or an add that was asked for before them, and the other way round", async () => {
    const { press, sent, answer, shown } = scene();
    press(2);
    const { call, done } = otherCall(addEdit({ kind: "coupon" }));
    expect(call.hasBegun).toBe(false);
    await answer(0, good(2));
    expect(call.hasBegun).toBe(true);
    press(3);
    expect([sent.length, shown()]).toEqual([1, 3]);
    call.end();
    await done;
    await expect.poll(() => sent.length).toBe(2);
    await answer(1, good(3));
    expect(pendingEdits()).toEqual([]);
  });

  it("each adds once, one after the other", async () => {
    const first = otherCall(addEdit({ kind: "add", pieces: 1 }));
    const second = otherCall(addEdit({ kind: "add", pieces: 1 }));
    expect([first.call.hasBegun, second.call.hasBegun]).toEqual([true, false]);
    first.call.end();
    await first.done;
    await expect.poll(() => second.call.hasBegun).toBe(true);
    second.call.end();
    await second.done;
  });

  it("of lines are handed over as the page goes; an add is sent to its end, and what waits goes on", async () => {
    const { press, sent } = scene();
    const add = addEdit({ kind: "add", pieces: 1 });
    const { call, done } = otherCall(add);
    press(2);
    expect(takeLineEdits().map(({ quantity }) => quantity)).toEqual([2]);
    expect(isPending(add)).toBe(true);
    press(3);
    expect(sent.map(({ edit }) => edit.quantity)).toEqual([3]);
    call.end();
    await done;
    await expect.poll(() => pendingEdits().map(({ kind }) => kind)).toEqual(["set"]);
  });
});
