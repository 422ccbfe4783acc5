// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchIntent } from "./watch-intent.ts";

let load: ReturnType<typeof vi.fn<() => void>>;

function watch({
  hasMouse = false,
  line,
  isForRest = false,
}: {
  hasMouse?: boolean;
  line?: object;
  isForRest?: boolean;
} = {}) {
  vi.stubGlobal("matchMedia", () => ({ matches: hasMouse }));
  vi.stubGlobal("requestIdleCallback", (task: () => void) => task());
  Object.defineProperty(navigator, "connection", { value: line, configurable: true });
  load = vi.fn();
  watchIntent(load, () => isForRest);
}
const on = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
/** What a browser says of a pointer; the test's document knows no movement. */
const pointer = (type: string, facts: Readonly<Record<string, unknown>>) => {
  const event = new MouseEvent(type, { bubbles: true });
  for (const [name, value] of Object.entries({ movementX: 0, movementY: 0, ...facts }))
    Object.defineProperty(event, name, { value });
  return event;
};

beforeEach(() => {
  document.body.innerHTML = `<p>Lamp</p><a href="/x"><b>Lamp</b></a><button>More</button>
    <form><input /><button type="submit">Add</button></form><a href="/y" data-replay="listening">Zoom</a>`;
  window.location.hash = "";
});
// Other files share the document.
afterEach(() => document.body.replaceChildren());

describe("scripts are wanted", () => {
  it.each<[string, string, () => Event]>([
    [
      "by a mouse that moves over a control",
      "b",
      () => pointer("pointermove", { pointerType: "mouse", movementX: 1 }),
    ],
    ["by the focus in a field", "input", () => new FocusEvent("focusin", { bubbles: true })],
    ["by typing", "input", () => new Event("input", { bubbles: true })],
    ["by a press on a button", "button", () => new MouseEvent("click", { bubbles: true })],
    ["by a press on a link that is held", "[data-replay]", () => new MouseEvent("click", { bubbles: true })],
  ])("%s", (_what, selector, event) => {
    watch();
    on(selector, event());
    expect(load).toHaveBeenCalledOnce();
  });

  it("by an address that asks for what only scripts show", () => {
    window.location.hash = "#light=4000";
    watch();
    expect(load).toHaveBeenCalledOnce();
  });

  it("at rest, on a page that says so, by a finger and a poor line too", () => {
    watch({ line: { effectiveType: "2g" }, isForRest: true });
    window.dispatchEvent(new Event("load"));
    expect(load).toHaveBeenCalledOnce();
  });

  it("at rest, with a mouse and a good line", () => {
    watch({ hasMouse: true, line: { effectiveType: "4g" } });
    window.dispatchEvent(new Event("load"));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("scripts are not wanted", () => {
  it.each<[string, string, () => Event]>([
    [
      "by a finger that may be about to scroll",
      "button",
      () => pointer("pointerdown", { pointerType: "touch" }),
    ],
    [
      "by a finger that moves",
      "button",
      () => pointer("pointermove", { pointerType: "touch", movementY: 9 }),
    ],
    [
      "by a page that scrolls under a mouse",
      "button",
      () => pointer("pointermove", { pointerType: "mouse" }),
    ],
    ["by the wheel", "button", () => new WheelEvent("wheel", { bubbles: true })],
    ["by keys that scroll", "p", () => new KeyboardEvent("keydown", { key: " ", bubbles: true })],
    ["by a press on a link, which leaves the page", "b", () => new MouseEvent("click", { bubbles: true })],
    ["by a press that sends a form", "[type=submit]", () => new MouseEvent("click", { bubbles: true })],
    ["by a press on text", "p", () => new MouseEvent("click", { bubbles: true })],
  ])("%s", (_what, selector, event) => {
    watch();
    on(selector, event());
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ["on a phone", { hasMouse: false, line: { effectiveType: "4g" } }],
    ["where data is saved", { hasMouse: true, line: { saveData: true, effectiveType: "4g" } }],
    ["on a slow line", { hasMouse: true, line: { effectiveType: "3g" } }],
  ])("at rest %s", (_where, visitor) => {
    watch(visitor);
    window.dispatchEvent(new Event("load"));
    expect(load).not.toHaveBeenCalled();
  });
});
