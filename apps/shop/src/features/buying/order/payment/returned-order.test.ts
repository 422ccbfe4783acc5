import { describe, expect, it } from "vitest";
import { fakeApi, refusal } from "#shop/base/server/fake-api.ts";
import { readReturnedOrder } from "./returned-order.ts";

const guest = { email: "ada@example.com", isSignedIn: false };
const paths = (seen: readonly { readonly path: string }[]) => seen.map(({ path }) => path);

describe("a payer who comes back", () => {
  it("is shown the order after the API has asked about the reference", async () => {
    const { api, seen } = fakeApi([refusal(404, "not_found"), refusal(404, "not_found")]);
    await readReturnedOrder(api, "PR-1", guest, "PR-1-1-AAAA");
    expect(paths(seen)).toEqual(["/api/orders/pay/look", "/api/orders/track"]);
    expect(seen[0]?.body).toEqual({ number: "PR-1", email: "ada@example.com", reference: "PR-1-1-AAAA" });
  });

  it("without a reference is shown the order as ever", async () => {
    const { api, seen } = fakeApi([refusal(404, "not_found")]);
    await readReturnedOrder(api, "PR-1", guest, undefined);
    expect(paths(seen)).toEqual(["/api/orders/track"]);
  });

  it("on a browser that may not see the order asks nothing", async () => {
    const { api, seen } = fakeApi([]);
    const found = await readReturnedOrder(
      api,
      "PR-1",
      { email: undefined, isSignedIn: false },
      "PR-1-1-AAAA",
    );
    expect([found.kind, seen.length]).toEqual(["not-found", 0]);
  });
});
