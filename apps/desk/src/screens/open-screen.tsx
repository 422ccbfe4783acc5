import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { vi } from "vitest";
import { parseSearch, searchText } from "#desk/address/search-text.ts";
import { createDeskCache } from "#desk/api/desk-query.ts";

/**
 * Shows a screen at an address, with an API that answers its calls: for tests.
 * @param answer the `data` of a call by its query; a number is the status of a refusal
 * @returns the addresses that were called, as they come
 */
export function openScreen(
  component: FunctionComponent,
  address: string,
  answer: (query: URLSearchParams) => unknown,
): readonly URL[] {
  const called: URL[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", (path: string) => {
    const url = new URL(path, "http://desk.localhost");
    called.push(url);
    const data = answer(url.searchParams);
    const refusal = { data: null, errors: [{ code: "not_found", message: "There is no such thing." }] };
    return Promise.resolve(
      typeof data === "number" ? Response.json(refusal, { status: data }) : Response.json({ data }),
    );
  });
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: component }),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch: searchText,
  });
  render(
    <QueryClientProvider client={createDeskCache()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return called;
}
