import { beforeEach, expect, it } from "vitest";
import { catalogueState, emptyState } from "./catalogue-state.ts";
import { fakeApi } from "./fake-api.ts";
import { categoryTree, lastCategoryTree } from "./kept-catalogue.ts";

const indoor = { id: 19, name: "Indoor", urlKey: "indoor", image: null, subcategories: [] };
const outdoor = { ...indoor, id: 24, name: "Outdoor", urlKey: "outdoor" };
const tree = (...categoryList: unknown[]) => ({ status: 200, body: { data: { categoryList } } });
const outage = { status: 503, body: { data: null, errors: [{ code: "unavailable", message: "No." }] } };

let lastVersion = 0;
beforeEach(() => {
  lastVersion += 1;
  Object.assign(catalogueState(), emptyState(), { version: `${lastVersion}` });
});

it("asks for the category tree once per catalogue version", async () => {
  const { api, seen } = fakeApi([tree(indoor), tree(outdoor)]);
  const names = async () => {
    const result = await categoryTree(api);
    return result.ok && result.value.map(({ name }) => name);
  };
  expect([await names(), await names()]).toEqual([["Indoor"], ["Indoor"]]);
  expect(seen).toHaveLength(1);
  catalogueState().version = "another";
  expect(await names()).toEqual(["Outdoor"]);
});

it("does not keep what a replica says while a change settles", async () => {
  const { api } = fakeApi([tree(indoor), tree(outdoor)]);
  catalogueState().isSettling = true;
  expect(await categoryTree(api)).toMatchObject({ value: [{ name: "Indoor" }] });
  catalogueState().isSettling = false;
  expect(await categoryTree(api)).toMatchObject({ value: [{ name: "Outdoor" }] });
});

it("does not keep a failure, and still knows the tree of the version before", async () => {
  const { api } = fakeApi([tree(indoor), outage, tree(outdoor)]);
  await categoryTree(api);
  catalogueState().version = "newer";
  expect(await categoryTree(api)).toMatchObject({ ok: false, failure: { status: 503 } });
  expect(lastCategoryTree().map(({ name }) => name)).toEqual(["Indoor"]);
  expect(await categoryTree(api)).toMatchObject({ ok: true, value: [{ name: "Outdoor" }] });
});
