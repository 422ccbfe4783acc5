import { globSync, readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { POST } from "./[...act]/route.ts";
import { orderFormTable } from "./order-form-table.ts";

const source = new URL("../../../../../", import.meta.url).pathname;

beforeEach(() => {
  vi.stubEnv("SITE_ORIGINS", "http://localhost:3000");
  vi.stubEnv("SHOP_ENV", "local");
  vi.stubEnv("API_ORIGIN", "http://localhost:3001");
});

it("has an answer for every form about an order, and for no other", () => {
  const posted = globSync("features/**/*.tsx", { cwd: source }).flatMap((file) =>
    [...readFileSync(source + file, "utf8").matchAll(/orderPage\([\w.]+\)\}\/form\/([\w/-]+)/g)].map(
      ([, act]) => act,
    ),
  );
  expect([...new Set(posted)].sort()).toEqual([...orderFormTable.keys()].sort());
});

it.each([
  ["cancel", 403],
  ["review", 403],
  ["cancel/now", 404],
])("answers another site's post to %s with %i", async (act, status) => {
  const request = new Request("http://localhost:3000/order/PR-1/form/cancel", {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
  });
  const answer = await POST(request, { params: Promise.resolve({ number: "PR-1", act: act.split("/") }) });
  expect(answer.status).toBe(status);
});
