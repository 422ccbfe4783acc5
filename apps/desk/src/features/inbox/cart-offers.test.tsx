import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SessionContext } from "#desk/session/session.ts";
import { CartOffers } from "./cart-offers.tsx";

const one = "https://shop.example/shared-cart?line=2*LAMP&line=1*BULB";
const other = "https://shop.example/shared-cart?line=1*RING";

it.each([
  [["order.write"], `I want these: ${one}.`, [["Make an order of this cart", "line=2*LAMP&line=1*BULB"]]],
  [
    ["order.write"],
    `${one} or ${other}`,
    [
      ["Make an order of cart 1", "line=2*LAMP&line=1*BULB"],
      ["Make an order of cart 2", "line=1*RING"],
    ],
  ],
  [["order.write"], "How much is a lamp?", []],
  [[], one, []],
])("who may %j is offered an order of each cart in %j", async (permissions, text, offered) => {
  const session = { id: "1", name: "Ada", email: "", roles: [], permissions, fresh_until: "" };
  const component = () => (
    <SessionContext value={session}>
      <CartOffers text={text} />
      <p>Beside it</p>
    </SessionContext>
  );
  const history = createMemoryHistory({ initialEntries: ["/inbox/M-1"] });
  const routeTree = createRootRoute({ component, notFoundComponent: component });
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  await screen.findByText("Beside it");
  const links = screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual(
    offered.map(([name, cart = ""]) => [name, `/new-order?${new URLSearchParams({ cart })}`]),
  );
});
