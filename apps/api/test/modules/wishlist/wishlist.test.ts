import { readWishlist } from "@precise/contract/shop/wishlist";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { signIn } from "../sessions/sign-in.ts";

const skusOf = (answer: Answer) => successBody(readWishlist.data).parse(answer.json).data.skus;
const many = Array.from({ length: 201 }, (_, at) => ({ sku: `W-${at}`, price: 1_000, stock: 1 }));

describe.each(databaseKinds)("a wishlist on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, many);
  });
  afterAll(() => api.close());

  it("shows the newest wish first, and merging it again changes nothing", async () => {
    const cookie = await signIn(api, "ada");
    const add = (...skus: string[]) => api.post("/api/wishlist/add", { skus }, { cookie });
    await add("W-1");
    expect(skusOf(await add("W-3", "W-2"))).toEqual(["W-3", "W-2", "W-1"]);
    expect(skusOf(await add("W-1", "W-2", "W-3"))).toEqual(["W-3", "W-2", "W-1"]);
    const removed = await api.post("/api/wishlist/remove", { skus: ["W-2", "W-9"] }, { cookie });
    expect(skusOf(removed)).toEqual(["W-3", "W-1"]);
    expect(skusOf(await api.get("/api/wishlist", { cookie }))).toEqual(["W-3", "W-1"]);
  });

  it("leaves out what is not sold, and says so when nothing is", async () => {
    const cookie = await signIn(api, "bola");
    const some = await api.post("/api/wishlist/add", { skus: ["GONE", "W-1"] }, { cookie });
    expect(skusOf(some)).toEqual(["W-1"]);
    expect(failureOf(await api.post("/api/wishlist/add", { skus: ["GONE"] }, { cookie }))).toEqual({
      status: 422,
      errors: [{ code: "unknown_sku", field: "skus" }],
    });
  });

  it("holds 200 products and adds none of what would be too many", async () => {
    const cookie = await signIn(api, "chi");
    const first = many.slice(0, 200).map(({ sku }) => sku);
    expect(skusOf(await api.post("/api/wishlist/add", { skus: first }, { cookie }))).toHaveLength(200);
    const full = await api.post("/api/wishlist/add", { skus: ["W-200"] }, { cookie });
    expect(failureOf(full)).toEqual({ status: 422, errors: [{ code: "wishlist_full", field: "skus" }] });
  });

  it("is its owner's alone, and takes ten additions at once", async () => {
    const dapo = await signIn(api, "dapo");
    const eve = await signIn(api, "eve");
    await Promise.all(
      many.slice(0, 10).map(({ sku }) => api.post("/api/wishlist/add", { skus: [sku] }, { cookie: dapo })),
    );
    expect(skusOf(await api.get("/api/wishlist", { cookie: dapo }))).toHaveLength(10);
    expect(skusOf(await api.get("/api/wishlist", { cookie: eve }))).toEqual([]);
  });
});
