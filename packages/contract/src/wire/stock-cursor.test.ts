import { expect, it } from "vitest";
import { readStockCursor } from "./stock-cursor.ts";

it("a cursor covers changes that ended before it, not those that were open or came later", () => {
  const cursor = readStockCursor("1f0c93ab.751:760:751,755");
  expect([750, 751, 754, 755, 759, 760].filter((at) => cursor?.isTold(at))).toEqual([750, 754, 759]);
  expect(cursor).toMatchObject({ cluster: "1f0c93ab", least: 751, next: 760 });
});

it.each(["", "0", "751:760:", "1f0c93ab.751", "1f0c93ab.751:760:7x", "1f0c93ab.751:760:,,"])(
  "%o is no cursor",
  (text) => {
    expect(readStockCursor(text)).toBeUndefined();
  },
);
