import { readSharedLines } from "@precise/cart-core/shared-lines";
import { describe, expect, it } from "vitest";
import { sharedCartPath } from "./shared-cart-path.ts";

const read = (path: string) => readSharedLines(new URL(path, "http://shop.test").searchParams.getAll("line"));

describe("the link of a shared cart", () => {
  it("holds pieces and article numbers, and nothing else", () => {
    expect(
      sharedCartPath([
        { sku: "RING-60", quantity: 1 },
        { sku: "BULB", quantity: 12 },
      ]),
    ).toBe("/shared-cart?line=1*RING-60&line=12*BULB");
  });
  it("brings back what went in, whatever an article number holds", () => {
    const lines = [
      { sku: "A&B=C*D+E", quantity: 2 },
      { sku: "Ọ̀ṣun/№5", quantity: 999 },
    ];
    expect(read(sharedCartPath(lines))).toEqual({ lines, unreadable: [] });
  });
  it("holds no more lines than a cart", () => {
    const many = Array.from({ length: 150 }, (_, place) => ({ sku: `S${place}`, quantity: 1 }));
    expect(read(sharedCartPath(many)).lines).toHaveLength(100);
  });
});
