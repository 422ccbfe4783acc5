import type { SessionUser } from "@precise/contract/shop/session";
import { createStore } from "jotai/vanilla";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { authUserAtom, isAuthenticatedAtom } from "./auth.atoms.ts";
import {
  attributesAtom,
  categoryAtom,
  categoryNameAtom,
  categorySuggestionsAtom,
  shopByRoomAtom,
  shopCategoryAtom,
  subCategoryAtom,
} from "./catalogue.atoms.ts";
import { fakeFrameApi } from "./fake-frame-api.ts";
import { createStartUp, type StartUp } from "./start-up.ts";

const ada: SessionUser = {
  attributes: { email: "ada@example.com", given_name: "Ada" },
  email_verified: true,
  role: "consumer",
  customer_id: "c-1",
};
const loads = ["categories", "suggestions", "shopByRoom", "attributes", "user"] as const;

async function started(startUp: StartUp, known: SessionUser | null = null) {
  const store = createStore();
  store.set(authUserAtom, known);
  await Promise.all(loads.map((name) => store.set(startUp[name].start)));
  const states = Object.fromEntries(loads.map((name) => [name, store.get(startUp[name].state)]));
  return { store, states };
}

let warnings: unknown[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, "warn").mockImplementation((text) => warnings.push(text));
});

describe("the loads of the frame", () => {
  it("each bring their fact", async () => {
    const { store } = await started(createStartUp(fakeFrameApi()));
    expect(store.get(shopCategoryAtom).map(({ name }) => name)).toEqual(["Indoor"]);
    expect(store.get(categorySuggestionsAtom).map(({ name }) => name)).toEqual(["Chandeliers"]);
    expect(store.get(shopByRoomAtom).map(({ name }) => name)).toEqual(["Living"]);
    expect(store.get(attributesAtom).map(({ label }) => label)).toEqual(["Finish"]);
    expect(store.get(authUserAtom)?.attributes.given_name).toBe("Ada");
    expect(warnings).toEqual([]);
  });

  it("asks for five categories as suggestions, and for the rooms by the id of Shop by Room", async () => {
    const answers = fakeFrameApi();
    const calls: [path: string, body: unknown][] = [];
    const fetch: typeof answers.fetch = (path, init) => {
      calls.push([path, init.body]);
      return answers.fetch(path, init);
    };
    await started(createStartUp({ ...answers, fetch }));
    expect(calls).toContainEqual(["/api/category/get/ids", '{"ids":[16,40,41,38,30]}']);
    expect(calls).toContainEqual(["/api/category/getcategorybyid/70", undefined]);
  });

  it("are fetching from their beginning to their answer", async () => {
    const store = createStore();
    const { categories } = createStartUp(fakeFrameApi());
    const state = () => store.get(categories.state);
    expect(state()).toEqual({ status: "idle" });
    const done = store.set(categories.start);
    expect(state()).toEqual({ status: "fetching" });
    await done;
    expect(state()).toEqual({ status: "success" });
  });

  it.each([
    ["categories", "/api/category", "Error during get me request"],
    ["suggestions", "/api/category/get/ids", "Error during get me request"],
    ["shopByRoom", "/api/category/getcategorybyid/70", "Error during get me request"],
    ["attributes", "/api/product/attributes", "Error during get me request"],
  ])("%s fails alone, in the words of the specification", async (failing, path, message) => {
    const { states } = await started(createStartUp(fakeFrameApi(path)));
    for (const name of loads) {
      expect(states[name]).toEqual(name === failing ? { status: "failure", message } : { status: "success" });
    }
    expect(warnings).toEqual([message]);
  });

  it("an unknown user is signed out, in the words of the specification, and nothing else fails", async () => {
    const startUp = createStartUp(fakeFrameApi("/api/session"));
    const { store, states } = await started(startUp, ada);
    expect(states.user).toEqual({
      status: "failure",
      message: "Error during get me request with this token",
    });
    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(states.categories).toEqual({ status: "success" });
  });

  it("a failed category call keeps what was known before", async () => {
    const store = createStore();
    const known = [{ id: 18, name: "Outdoor", urlKey: "outdoor", image: null }];
    store.set(shopCategoryAtom, known);
    await store.set(createStartUp(fakeFrameApi("/api/category")).categories.start);
    expect(store.get(shopCategoryAtom)).toEqual(known);
  });

  it("is tried again after a failure, and not after a success", async () => {
    const store = createStore();
    const answers = fakeFrameApi();
    let calls = 0;
    const { user } = createStartUp({
      ...answers,
      fetch: (path, init) => {
        calls += 1;
        // Calls that only read try twice by themselves.
        return calls <= 2 ? Promise.reject(new TypeError("away")) : answers.fetch(path, init);
      },
    });
    await store.set(user.start);
    await store.set(user.start);
    await store.set(user.start);
    expect(calls).toBe(3);
    expect(store.get(isAuthenticatedAtom)).toBe(true);
  });
});

describe("the user's load", () => {
  it("is asked once, however often it begins at once, and all callers wait for the answer", async () => {
    const store = createStore();
    const answers = fakeFrameApi();
    let calls = 0;
    const fetch: typeof answers.fetch = (path, init) => {
      calls += 1;
      return answers.fetch(path, init);
    };
    const { user } = createStartUp({ ...answers, fetch });
    await Promise.all([
      store.set(user.start),
      store.set(user.start).then(() => store.get(isAuthenticatedAtom)),
    ]);
    await store.set(user.start);
    expect([calls, store.get(isAuthenticatedAtom)]).toEqual([1, true]);
  });

  it("is asked again when another tab has signed out or in meanwhile", async () => {
    const store = createStore();
    const answers = fakeFrameApi();
    let calls = 0;
    let isMarked = true;
    const fetch: typeof answers.fetch = (path, init) => {
      calls += 1;
      return answers.fetch(path, init);
    };
    const { user } = createStartUp({ ...answers, fetch }, () => isMarked);
    await store.set(user.start);
    await store.set(user.start);
    expect(calls).toBe(1);
    isMarked = false;
    await store.set(user.start);
    expect(calls).toBe(2);
  });
});

describe("what follows from the facts", () => {
  it("an open category has a name and what it holds", () => {
    const store = createStore();
    const pendants = { id: 40, name: "Pendant Lights", urlKey: "pendant-lights", image: null };
    const indoor = { id: 19, name: "Indoor", urlKey: "indoor", image: null, subcategories: [pendants] };
    store.set(shopCategoryAtom, [indoor]);
    expect([store.get(categoryNameAtom), store.get(subCategoryAtom)]).toEqual(["", []]);
    store.set(categoryAtom, 19);
    expect([store.get(categoryNameAtom), store.get(subCategoryAtom)]).toEqual(["Indoor", [pendants]]);
  });
});
