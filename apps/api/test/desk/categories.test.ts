import {
  addAttribute,
  changeAttribute,
  listAttributes,
  removeAttribute,
} from "@precise/contract/desk/products/attributes";
import {
  addCategory,
  changeCategory,
  listCategories,
  listFamilies,
  removeCategory,
  renameFamily,
} from "@precise/contract/desk/products/categories";
import {
  createProduct,
  listProducts,
  readProduct,
  withdrawProduct,
} from "@precise/contract/desk/products/products";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSampleDatabase } from "../fixtures/catalogue.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("categories, families and attributes at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  let sales: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite", { open: openSampleDatabase });
    manager = await staffAs(api, "manager");
    sales = await staffAs(api, "sales");
  }, 120_000);
  afterAll(() => api.close());

  const namesBelow = async (parent: number) =>
    (await sales.done(listCategories)).categories.flatMap(({ parent_id, name }) =>
      parent_id === parent ? [name] : [],
    );

  it("shows the tree with what is in each", async () => {
    const { categories } = await sales.done(listCategories);
    expect(categories.find(({ id }) => id === 16)).toMatchObject({
      name: "Chandeliers",
      parent_id: 19,
      is_fixed: true,
      is_room: false,
    });
    expect(categories.find(({ id }) => id === 71)).toMatchObject({
      name: "Living",
      is_room: true,
      only_here: 0,
    });
  });

  it("adds, renames, moves and removes a category, and the shop's search knows its name", async () => {
    const body = { parent_id: 19, name: "Track Lights" };
    expect((await sales.call(addCategory, { body })).status).toBe(403);
    const { categories, revision } = await manager.done(addCategory, { body });
    const category =
      categories.find(({ name }) => name === "Track Lights") ?? expect.fail("nothing was added");
    expect(category).toMatchObject({ name: "Track Lights", url_key: "track-lights", products: 0 });
    const product = { name: "Rail", price: 10_000, category_ids: [category.id, 34] };
    await manager.done(createProduct, { body: { sku: "RAIL-1", product } });
    const to = { params: { id: category.id } };
    const words = { name: "Gallery Rails", before: 16 };
    await manager.done(changeCategory, { ...to, body: words, ifMatch: `"${revision}"` });
    expect((await namesBelow(19))[0]).toBe("Gallery Rails");
    const { products } = await sales.done(listProducts, { query: { search: "gallery" } });
    expect(products.map(({ sku }) => sku)).toEqual(["RAIL-1"]);
    const stale = await manager.call(changeCategory, {
      ...to,
      body: { name: "X" },
      ifMatch: `"${revision}"`,
    });
    expect([stale.status, stale.failure?.errors[0]?.code]).toEqual([409, "conflict"]);
    const moved = await manager.done(changeCategory, { ...to, body: { parent_id: 18 } });
    expect(moved.categories.find(({ id }) => id === category.id)).toMatchObject({
      parent_id: 18,
      products: 1,
      only_here: 0,
    });
    await manager.done(removeCategory, to);
    const { product: left } = await manager.done(readProduct, { params: { sku: "RAIL-1" } });
    expect(left.product?.category_ids).toEqual([34]);
    expect((await manager.call(removeCategory, to)).status).toBe(404);
  });

  it("refuses what would break the shop, and says why", async () => {
    const fixed = await manager.call(removeCategory, { params: { id: 16 } });
    expect([fixed.status, fixed.failure?.errors[0]?.message]).toEqual([
      422,
      "Pages of the shop name Chandeliers: it can be renamed or moved, but not removed.",
    ]);
    const { categories } = await manager.done(addCategory, { body: { parent_id: null, name: "Alone" } });
    const id = categories.at(-1)?.id ?? 0;
    const product = { name: "Loner", price: 10_000, category_ids: [id] };
    await manager.done(createProduct, { body: { sku: "LONER", product } });
    const needed = await manager.call(removeCategory, { params: { id } });
    expect(needed.failure?.errors[0]?.message).toContain("1 product is in Alone alone (LONER)");
    await manager.done(withdrawProduct, { params: { sku: "LONER" }, body: {} });
    const below = await manager.call(changeCategory, { params: { id: 19 }, body: { parent_id: 16 } });
    expect([below.status, below.failure?.errors[0]?.field]).toEqual([422, "parent_id"]);
    const bad = await manager.call(changeCategory, { params: { id }, body: { url_key: "Not Like This" } });
    expect([bad.status, bad.failure?.errors[0]?.field]).toEqual([422, "url_key"]);
    const deep = await manager.done(addCategory, { body: { parent_id: 16, name: "Small ones" } });
    const third = deep.categories.find(({ name }) => name === "Small ones")?.id ?? 0;
    const deeper = await manager.call(addCategory, { body: { parent_id: third, name: "Too deep" } });
    expect(deeper.status).toBe(422);
    const none = await manager.call(changeCategory, { params: { id: 9_999 }, body: { name: "X" } });
    expect(none.status).toBe(404);
    const nothing = await manager.call(addCategory, { body: { parent_id: null, name: "" } });
    expect(nothing.status).toBe(400);
  });

  it("adds an attribute and options, relabels and reorders them, and keeps what products state", async () => {
    const body = {
      code: "cable_length",
      label: "Cable length",
      input_type: "number",
      unit: "mm",
      filterable: true,
    } as const;
    expect((await sales.call(addAttribute, { body })).status).toBe(403);
    const { attributes } = await manager.done(addAttribute, { body });
    expect(attributes.at(-1)).toEqual({ ...body, options: [], category_ids: [] });
    expect((await manager.call(addAttribute, { body })).failure?.errors[0]?.field).toBe("code");
    const moved = await manager.done(changeAttribute, {
      params: { code: "cable_length" },
      body: { label: "Cable", before: "finish" },
    });
    expect(moved.attributes[0]).toMatchObject({ code: "cable_length", label: "Cable" });
    await manager.done(removeAttribute, { params: { code: "cable_length" } });

    const used = await manager.call(removeAttribute, { params: { code: "finish" } });
    expect([used.status, used.failure?.errors[0]?.message]).toEqual([
      409,
      expect.stringMatching(/^1\d\d products state Finish\. Nothing was removed\.$/),
    ]);
    const listed = await sales.done(listAttributes);
    const finish = listed.attributes.find(({ code }) => code === "finish");
    expect(listed.attributes.find(({ code }) => code === "dim_min_w")?.category_ids).toEqual([21, 62]);
    const options = finish?.options ?? [];
    const without = options.filter(({ value }) => value !== "brushed-brass");
    const refused = await manager.call(changeAttribute, {
      params: { code: "finish" },
      body: { options: without },
    });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([409, "options"]);
    const renamed = [
      { value: "lagos-gold", label: "Lagos Gold" },
      ...options.map((each) =>
        each.value === "brushed-brass" ? { ...each, label: "Burnished Brass" } : each,
      ),
    ];
    const { attributes: now } = await manager.done(changeAttribute, {
      params: { code: "finish" },
      body: { options: renamed },
    });
    expect(now.find(({ code }) => code === "finish")?.options.slice(0, 1)).toEqual(renamed.slice(0, 1));
    const found = await sales.done(listProducts, { query: { search: "burnished", limit: 1 } });
    expect(found.total).toBeGreaterThan(10);
    const twice = await manager.call(changeAttribute, {
      params: { code: "finish" },
      body: { options: [...renamed, ...renamed.slice(0, 1)] },
    });
    expect([twice.status, twice.failure?.errors[0]?.field]).toEqual([422, `options.${renamed.length}`]);
    expect((await manager.call(changeAttribute, { params: { code: "none" }, body: {} })).status).toBe(404);
  });

  it("lists families and gives one another name, or makes two one", async () => {
    const { families } = await sales.done(listFamilies, { query: { search: "adunni" } });
    expect(families).toMatchObject([{ name: "adunni-ring", products: 3, on_sale: 3 }]);
    const rename = (family: string, to: string, merge?: boolean) =>
      manager.call(renameFamily, { body: { family, to, ...(merge && { merge }) } });
    expect((await rename("adunni-ring", "adunni")).data).toEqual({ changed: 3 });
    const other = (await sales.done(listFamilies)).families.find(({ name }) => name !== "adunni")?.name ?? "";
    expect((await rename("adunni", other)).status).toBe(409);
    expect((await rename("adunni", other, true)).data).toEqual({ changed: 3 });
    expect((await rename("adunni", "again")).status).toBe(404);
    expect((await sales.call(renameFamily, { body: { family: other, to: "x" } })).status).toBe(403);
  });
});
