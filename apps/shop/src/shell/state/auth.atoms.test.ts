import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import {
  authUserAtom,
  customerIdAtom,
  initUrlAtom,
  isAuthenticatedAtom,
  logInHrefAtom,
  roleAtom,
  signOutSuccessAtom,
  tokenAtom,
} from "./auth.atoms.ts";
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

it("role and customer follow from who is signed in, no token is ever kept, and signing out ends all of it", () => {
  const store = createStore();
  store.set(authUserAtom, ada);
  expect([store.get(isAuthenticatedAtom), store.get(roleAtom), store.get(customerIdAtom)]).toEqual([
    true,
    "consumer",
    "c-1",
  ]);
  expect(store.get(tokenAtom)).toBeNull();
  store.set(signOutSuccessAtom);
  expect([store.get(isAuthenticatedAtom), store.get(roleAtom), store.get(customerIdAtom)]).toEqual([
    false,
    null,
    null,
  ]);
});
