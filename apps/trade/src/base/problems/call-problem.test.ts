import { expect, it } from "vitest";
import { problemOf } from "./call-problem.ts";

const http = (status: number, code?: string, field?: string) =>
  problemOf({ kind: "http", status, code, field, message: "", errors: [] } as Parameters<
    typeof problemOf
  >[0]);

it.each([
  [401, "session_expired", "session_over"],
  [401, undefined, "session_over"],
  [429, "rate_limited", "too_many_requests"],
  [422, "quantity_too_large", "too_many_pieces"],
  [413, "body_too_large", "too_large"],
  [422, "unknown_line", "row_gone"],
  [503, "unavailable", "unreachable"],
  [409, "order_not_cancellable", "not_cancellable"],
  [409, "goods_gone", "out_of_stock"],
  [404, "not_found", "not_done"],
])("an answer %i %s becomes %s", (status, code, problem) => {
  expect(http(status, code)).toBe(problem);
});
it("a lost answer counts as an outage, a wrong quantity as such", () => {
  expect(problemOf({ kind: "network", message: "", errors: [] })).toBe("unreachable");
  expect(http(400, "invalid_input", "items.0.quantity")).toBe("bad_quantity");
  expect(http(400, "invalid_input", "items.0.side_mark")).toBe("mark_too_long");
});
