// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { holdAfterTyping } from "./hold-after-typing.ts";

beforeEach(() => {
  document.body.innerHTML = `<main><input value="1" /><button data-after-typing="">Checkout</button><button>Other</button></main>`;
});
// Other files share the document.
afterEach(() => document.body.replaceChildren());

const held = () =>
  [...document.querySelectorAll("button[data-replay=listening]")].map((one) => one.textContent);

it("a button that leaves the page is held once something was typed", () => {
  holdAfterTyping();
  expect(held()).toEqual([]);
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(held()).toEqual(["Checkout"]);
});

it("also where it was typed before", () => {
  const field = document.querySelector("input");
  if (field) field.value = "5";
  holdAfterTyping();
  expect(held()).toEqual(["Checkout"]);
});
