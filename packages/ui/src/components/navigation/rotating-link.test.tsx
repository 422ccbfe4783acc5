import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RotatingLink } from "./rotating-link.tsx";
import { turnLinks } from "./turn-links.ts";

const links = [
  { name: "Shop Now", href: "#now" },
  { name: "About Precise", href: "#about" },
  { name: "TV Advert", href: "#advert" },
];
const shown = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

let turns: AbortController | undefined;

function show({ wantsLessMotion = false } = {}) {
  vi.stubGlobal("matchMedia", () => ({ matches: wantsLessMotion }));
  render(<RotatingLink links={links} seconds={6} words={{ pause: "Pause", resume: "Go on" }} />);
  turns = new AbortController();
  turnLinks({ signal: turns.signal });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  turns?.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a link that takes turns", () => {
  it("shows one at a time, the next after six seconds, and begins again", () => {
    show();
    expect(shown()).toEqual(["Shop Now"]);
    wait(5.999);
    expect(shown()).toEqual(["Shop Now"]);
    wait(0.001);
    expect(shown()).toEqual(["About Precise"]);
    wait(12);
    expect(shown()).toEqual(["Shop Now"]);
  });

  it("pauses under a pointer, and then waits its full time", () => {
    show();
    wait(5);
    fireEvent.pointerOver(screen.getByRole("link"));
    wait(60);
    expect(shown()).toEqual(["Shop Now"]);
    fireEvent.pointerOut(screen.getByRole("link"));
    wait(5);
    expect(shown()).toEqual(["Shop Now"]);
    wait(1);
    expect(shown()).toEqual(["About Precise"]);
  });

  it("pauses while it has the focus", () => {
    show();
    act(() => screen.getByRole("link").focus());
    wait(60);
    expect(shown()).toEqual(["Shop Now"]);
  });

  it("is paused and set going by its button", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    wait(60);
    expect(shown()).toEqual(["Shop Now"]);
    fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    wait(6);
    expect(shown()).toEqual(["About Precise"]);
  });

  it("pauses on a hidden page", () => {
    show();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    wait(60);
    expect(shown()).toEqual(["Shop Now"]);
  });

  it("does not move with reduced motion", () => {
    show({ wantsLessMotion: true });
    wait(60);
    expect(shown()).toEqual(["Shop Now"]);
  });
});
