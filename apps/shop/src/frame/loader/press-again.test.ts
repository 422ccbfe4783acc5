// @vitest-environment jsdom
import { holdScript } from "@precise/web/shell/hold-script";
import { listeningEvent } from "@precise/web/shell/listening";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pressAgain } from "./press-again.ts";

const root = document.documentElement;
let pressed: string[];
let load: ReturnType<typeof vi.fn<() => void>>;

// The script of the head runs once, as in a page.
new Function(holdScript)();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  pressed = [];
  load = vi.fn();
  delete root.dataset.loaded;
  delete root.dataset.listening;
  delete window.heldPresses;
  document.body.innerHTML = `
    <button data-replay="listening" id="more"></button>
    <button data-replay="loaded" id="lights"></button>
    <button id="plain"></button>
    <a data-replay="listening" id="zoom" href="#picture"></a>
    <form id="form"><button data-replay="listening" type="submit" id="add"></button></form>`;
  for (const control of document.body.querySelectorAll("a, button"))
    control.addEventListener("click", () => pressed.push(control.id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Other files share the document.
  document.body.replaceChildren();
});

const press = (id: string, how: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
function startLoader() {
  root.dataset.loaded = "";
  pressAgain(load);
}
function startReact() {
  root.dataset.listening = "";
  window.dispatchEvent(new Event(listeningEvent));
  vi.advanceTimersByTime(0);
}

it("what only scripts serve waits for React, and is done once for each press, in order", () => {
  press("more");
  press("zoom");
  startLoader();
  press("more");
  expect(pressed).toEqual([]);
  expect(load).toHaveBeenCalled();
  startReact();
  expect(pressed).toEqual(["more", "zoom", "more"]);
  press("more");
  expect(pressed).toEqual(["more", "zoom", "more", "more"]);
});

it("what the loader serves waits for the loader alone", () => {
  press("lights");
  expect(pressed).toEqual([]);
  startLoader();
  expect(pressed).toEqual(["lights"]);
  press("lights");
  expect(pressed).toEqual(["lights", "lights"]);
  expect(load).not.toHaveBeenCalled();
});

it("other controls act at once, and so does a link that is to open elsewhere", () => {
  press("plain");
  press("zoom", { ctrlKey: true });
  expect(pressed).toEqual(["plain", "zoom"]);
});

it("a link leads where it leads without scripts when they do not come", () => {
  startLoader();
  press("zoom");
  vi.advanceTimersByTime(5_000);
  expect(location.hash).toBe("#picture");
  location.hash = "";
  startReact();
  expect(pressed).toEqual([]);
});

it("a form's button sends its form when they do not come", () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.getElementById("form")?.addEventListener("submit", sent);
  startLoader();
  press("add");
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(sent).toHaveBeenCalledOnce();
});

it("a link acts at once in a page that is whole without its loader", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
  press("zoom");
  expect(pressed).toEqual(["zoom"]);
});

it("what React has put something else in place of is not pressed", () => {
  startLoader();
  press("more");
  document.getElementById("more")?.remove();
  startReact();
  expect(pressed).toEqual([]);
});
