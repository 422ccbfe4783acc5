import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PhonePanel } from "./phone-panel.client.tsx";

const hide = vi.fn();
// A panel that is shut is hidden from roles; what happens inside it is the same.
const shut = { hidden: true };

beforeEach(() => {
  // jsdom opens no popovers.
  HTMLElement.prototype.hidePopover = hide;
  render(
    <PhonePanel id="panel" className="panel">
      <a href="#indoor">Indoor</a>
      <p>Not a link</p>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Search products" />
        <button type="submit">Search</button>
      </form>
    </PhonePanel>,
  );
});
afterEach(() => {
  hide.mockClear();
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
});

it("closes when a link in it is followed", () => {
  fireEvent.click(screen.getByRole("link", { name: "Indoor", ...shut }));
  expect(hide).toHaveBeenCalledTimes(1);
});

it("closes when its form is sent", () => {
  fireEvent.submit(screen.getByRole("button", { name: "Search", ...shut }));
  expect(hide).toHaveBeenCalledTimes(1);
});

it("stays open when anything else in it is pressed", () => {
  fireEvent.click(screen.getByText("Not a link"));
  expect(hide).not.toHaveBeenCalled();
});

it("puts the focus in its field when it opens", () => {
  const field = screen.getByRole("textbox", { name: "Search products", ...shut });
  const focus = vi.spyOn(field, "focus");
  const opened = Object.assign(new Event("toggle"), { newState: "open" });
  fireEvent(document.querySelector("#panel") ?? document.body, opened);
  expect(focus).toHaveBeenCalledTimes(1);
});

it("does nothing where browsers know no popovers", () => {
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  expect(() => fireEvent.click(screen.getByRole("link", { name: "Indoor", ...shut }))).not.toThrow();
});
