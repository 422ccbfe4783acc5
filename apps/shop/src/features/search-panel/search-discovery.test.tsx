// @vitest-environment jsdom
import type { ProductItem } from "@precise/contract/shop/product";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchDiscovery } from "./search-discovery.client.tsx";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, prefetch: () => undefined }) }));
vi.mock("next/link", () => ({
  default: ({ prefetch: _, ...rest }: Record<string, unknown>) => <a {...rest} />,
}));

const lamp: ProductItem = {
  id: 1,
  sku: "PR-TL-1",
  name: "Kano Desk Lamp",
  urlPath: "/product/kano-desk-lamp-PR-TL-1",
  price: "45000.00",
  currency: "NGN",
  stock_status: "IN_STOCK",
  finishes: [],
  media_gallery: [{ imageUrl: "/media/a1/kano.webp", alt: "", width: 800, height: 800 }],
  attributes: {},
};

/** Calls that wait for their answer, by what was asked for. */
const waiting = new Map<
  string,
  { answer: (names: string[], products?: ProductItem[]) => void; signal: AbortSignal | null }
>();
const askedNames: string[] = [];

function answerLater(url: string, init: RequestInit): Promise<Response> {
  if (url.endsWith("/category/get/ids"))
    return Promise.resolve(Response.json({ data: { categoryList: [] } }));
  const { name } = JSON.parse(String(init.body)) as { name: string };
  askedNames.push(name);
  return new Promise((resolve) => {
    waiting.set(name, {
      signal: init.signal ?? null,
      answer: (suggestions, items = []) =>
        resolve(Response.json({ data: { suggestions, products: { items }, categories: [] } })),
    });
  });
}

function Page() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <form>
        <input aria-label="Search products" />
      </form>
      <SearchDiscovery place={place} />
    </div>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Search products");
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
const isAsked = (name: string) => waitFor(() => expect(waiting.has(name)).toBe(true));
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

beforeEach(() => {
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => answerLater(url, init));
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom knows no popovers.
  const closest = Element.prototype.closest;
  vi.spyOn(Element.prototype, "closest").mockImplementation(function (this: Element, selector: string) {
    return selector === ":popover-open" ? null : closest.call(this, selector);
  });
  localStorage.clear();
  waiting.clear();
  askedNames.length = 0;
  push.mockClear();
  render(<Page />);
  field().focus();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("an answer that comes late is not shown over the one of the text in the field", async () => {
  type("r");
  await isAsked("r");
  type("ring");
  await isAsked("ring");
  waiting.get("ring")?.answer(["Adunni Ring Chandelier"]);
  await screen.findByRole("option", { name: "ring chandelier" });
  waiting.get("r")?.answer(["Epe Rattan Pendant"]);
  // A further answer has come and been shown: the late one before it had its chance.
  type("rings");
  await isAsked("rings");
  expect(options()).not.toContain("rattan pendant");
  waiting.get("rings")?.answer(["Adunni Ring Chandelier"]);
  expect(options()).toContain("ring chandelier");
  expect(options()).not.toContain("rattan pendant");
  expect(waiting.get("r")?.signal?.aborted).toBe(true);
});

it("suggestions are names to search for, and products have a picture, a name and a price", async () => {
  type("lamp");
  await isAsked("lamp");
  waiting.get("lamp")?.answer(["Jos Table Lamp"], [lamp]);
  const product = await screen.findByRole("option", { name: /Kano Desk Lamp/ });
  expect(product.textContent).toContain("₦45,000");
  expect(product.querySelector("img")?.getAttribute("src")).toContain("kano.webp");
  expect(product.getAttribute("href")).toBe(lamp.urlPath);
  expect(screen.getByRole("group", { name: "Products" }).contains(product)).toBe(true);
  expect(screen.getByRole("group", { name: "Suggestions" }).textContent).toContain("table lamp");
});

it("one character asks, and a quick typist's letters ask once", async () => {
  type("p");
  await isAsked("p");
  for (const text of ["pa", "pat", "path"]) type(text);
  await isAsked("path");
  expect(askedNames).toEqual(["p", "path"]);
});

it("spaces ask nothing", async () => {
  vi.useFakeTimers();
  type("   ");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(askedNames).toEqual([]);
  expect(field().getAttribute("aria-expanded")).toBe("true");
});

it("the arrow keys name the active option while the focus stays in the field", async () => {
  type("lam");
  await isAsked("lam");
  waiting.get("lam")?.answer(["Jos Table Lamp", "Kano Floor Lamp"]);
  const first = await screen.findByRole("option", { name: "lamp" });
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(field().getAttribute("aria-activedescendant")).toBe(first.id);
  expect(first.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(field());
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("Enter searches for the text in the field and remembers it", async () => {
  type("1/2 lamp");
  fireEvent.submit(field());
  expect(push).toHaveBeenCalledWith("/search/1%2F2%20lamp");
  expect(localStorage.getItem("recent-searches")).toBe('["1/2 lamp"]');
});

it("what was searched for can be forgotten", async () => {
  type("lamp");
  fireEvent.submit(field());
  type("");
  fireEvent.focus(field());
  fireEvent.click(await screen.findByRole("button", { name: "Clear recent searches" }));
  expect(options()).not.toContain("lamp");
  expect(localStorage.getItem("recent-searches")).toBeNull();
});
