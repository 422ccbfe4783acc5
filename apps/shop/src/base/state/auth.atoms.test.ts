import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { authUserAtom, initUrlAtom, isAuthenticatedAtom, logInHrefAtom } from "./auth.atoms.ts";
import { pathAtom } from "./path.atoms.ts";

const ada = {
  attributes: { email: "ada@example.com", given_name: "Ada" },
  email_verified: true,
  role: "consumer",
  customer_id: "c-1",
} as const;

it("signing in leads back to the page that it was asked for on, and never to itself", () => {
  const store = createStore();
  store.set(pathAtom, "/products/16/chandeliers");
  expect(store.get(initUrlAtom)).toBe("/products/16/chandeliers");
  expect(store.get(logInHrefAtom)).toBe("/auth?returnTo=%2Fproducts%2F16%2Fchandeliers");
  store.set(pathAtom, "/auth");
  expect(store.get(initUrlAtom)).toBe("/");
});

it("a user is signed in while the user is known, and no user once it is gone", () => {
  const store = createStore();
  store.set(authUserAtom, ada);
  expect(store.get(isAuthenticatedAtom)).toBe(true);
  store.set(authUserAtom, null);
  expect(store.get(isAuthenticatedAtom)).toBe(false);
});
