import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseSearch, searchText } from "#desk/address/search-text.ts";
import { CartLinkField } from "./cart-link-field.tsx";

const link = "https://shop.example/shared-cart?line=2*PR-PD-LEK30-BB&line=1*BULB";
const lines = [
  { sku: "PR-PD-LEK30-BB", quantity: 2 },
  { sku: "BULB", quantity: 1 },
];

function openAt(address: string, component: () => React.ReactNode) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const route = createRootRoute({ component, notFoundComponent: component });
  render(
    <RouterProvider
      router={createRouter({ routeTree: route, history, parseSearch, stringifySearch: searchText })}
    />,
  );
  return history;
}

it("a message with a cart link fills the lines of an order, and one without says so", async () => {
  const onLines = vi.fn();
  openAt("/new-order", () => <CartLinkField onLines={onLines} />);
  const field = await screen.findByLabelText("Paste a cart link");
  fireEvent.change(field, { target: { value: "Good day, how much is it?" } });
  fireEvent.click(screen.getByRole("button", { name: "Take its lines" }));
  expect(screen.getByText("There is no cart link in this text.")).toBeTruthy();
  expect(onLines).not.toHaveBeenCalled();

  fireEvent.change(field, { target: { value: `Good day, I want these: ${link}.` } });
  fireEvent.click(screen.getByRole("button", { name: "Take its lines" }));
  expect(onLines.mock.calls).toEqual([[lines]]);
  expect(screen.getByRole("status").textContent).toBe("2 lines taken from the cart.");
});

it("a cart in the address fills them once, and leaves the address", async () => {
  const onLines = vi.fn();
  const query = new URLSearchParams({ cart: link });
  const history = openAt(`/new-order?${query}`, () => <CartLinkField onLines={onLines} />);
  await waitFor(() => expect(history.location.href).toBe("/new-order"));
  expect(onLines.mock.calls).toEqual([[lines]]);
});
