import type { ApiResult } from "@precise/api-client/api-failure";
import type { Cart, CartItem } from "@precise/contract/cart";
import { describe, expect, it } from "vitest";
import { type CartEditor, createCartEditor } from "./cart-editor.ts";
import { type CartEdit, foldEdits } from "./cart-edits.ts";

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
  const sent: { edit: CartEdit; answer: (result: ApiResult<Cart>) => void }[] = [];
  const refused: CartEdit[] = [];
  const editor: CartEditor = createCartEditor({
    send: (edit) => new Promise((answer) => sent.push({ edit, answer })),
    answered: async (cart) => {
      base = cart;
    },
    refused: (edit) => refused.push(edit),
  });
  return {
    editor,
    sent,
    refused,
    shown: () => foldEdits(base, editor.edits()).total_quantity,
    press: (quantity: number) => editor.ask({ sku: "LAMP", quantity }),
    answer: async (at: number, result: ApiResult<Cart>) => {
      sent[at]?.answer(result);
      await new Promise((done) => setImmediate(done));
    },
  };
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

  it("notify listeners once per change and keep the same array between changes", async () => {
    const { editor, press, answer } = scene();
    let changes = 0;
    const stop = editor.subscribe(() => {
      changes += 1;
    });
    press(2);
    expect(editor.edits()).toBe(editor.edits());
    await answer(0, good(2));
    expect(changes).toBe(2);
    stop();
    press(3);
    expect(changes).toBe(2);
  });

  it("let something else run only when every press before it is answered, and nothing beside it", async () => {
    const { editor, press, sent, answer, shown } = scene();
    let finish: (cart: Cart | null) => void = () => undefined;
    let begun = false;
    press(2);
    const done = editor.run(() => {
      begun = true;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    expect(begun).toBe(false);
    await answer(0, good(2));
    expect(begun).toBe(true);
    press(3);
    expect(sent).toHaveLength(1);
    expect(editor.isBusy()).toBe(true);
    finish(cartWith(9));
    await done;
    expect(shown()).toBe(3);
    await expect.poll(() => sent.length).toBe(2);
    await answer(1, good(3));
    expect(editor.isBusy()).toBe(false);
  });
});
