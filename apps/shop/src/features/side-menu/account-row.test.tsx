// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai/react";
import { createStore } from "jotai/vanilla";
import { afterEach, expect, it, vi } from "vitest";
import { authUserAtom } from "#shop/base/state/auth.atoms.ts";
import { pathAtom } from "#shop/base/state/path.atoms.ts";
import { AccountRow } from "./side-menu-views.tsx";

vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const ada = {
  attributes: { email: "ada@example.com", given_name: "Ada" },
  email_verified: true,
  role: "consumer",
  customer_id: "c-1",
} as const;

function show(user: typeof ada | null): HTMLAnchorElement {
  const store = createStore();
  store.set(pathAtom, "/faqs");
  store.set(authUserAtom, user);
  render(
    <Provider store={store}>
      <AccountRow />
    </Provider>,
  );
  return screen.getByRole<HTMLAnchorElement>("link");
}

afterEach(cleanup);

it("leads guests to sign in or register, and back to where they were", () => {
  const row = show(null);
  expect([row.textContent, row.getAttribute("href")]).toEqual([
    "Log in / Register",
    "/auth?returnTo=%2Ffaqs",
  ]);
});

it("leads who is signed in to their account", () => {
  const row = show(ada);
  expect([row.textContent, row.getAttribute("href")]).toEqual(["My account", "/auth"]);
});
