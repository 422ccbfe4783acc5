import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { createLogger, withoutPersonal } from "./logger.ts";

it.each([
  ["no order for ada.obi@example.com today", "no order for [removed] today"],
  ["phone +234 803 123 4567 and 08031234567", "phone [removed] and [removed]"],
  ["cart q0W9v6xJm2LrT4bYc8ZkH1sNfE3aUdGp is gone", "cart [removed] is gone"],
  ['column "sku" of relation "product" is missing', 'column "sku" of relation "product" is missing'],
])("abuse 41: %j is logged as %j", (text, expected) => {
  expect(withoutPersonal(text)).toBe(expected);
});

it("abuse 41: logs a fault with its place and its causes, and without what a person typed", () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const cause = Object.assign(new Error("duplicate key for ada@example.com"), {
    code: "23505",
    detail: "ada@example.com",
  });
  createLogger("info", sink).error({ err: new Error("order failed", { cause }) }, "request failed");
  const line = JSON.parse(lines[0] ?? "");
  expect(line.err).toMatchObject({ type: "Error", message: "order failed", cause: { code: "23505" } });
  expect(line.err.stack).toContain("logger.test.ts");
  expect(lines[0]).not.toContain("ada@");
});
