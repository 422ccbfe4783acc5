import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runThemeScript } from "../../styles/test-theme-script.ts";
import { lightsStorageKey } from "../../styles/theme-script.ts";
import { LightSwitch } from "./light-switch.client.tsx";

function systemPrefers(dark: boolean) {
  vi.stubGlobal("matchMedia", () => ({
    matches: dark,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
const isOn = () => screen.getByRole("switch", { name: "Lights" }).getAttribute("aria-checked");

describe("the light switch", () => {
  beforeEach(() => {
    localStorage.clear();
    document.head.replaceChildren();
    delete document.documentElement.dataset.theme;
    delete document.documentElement.dataset.lightsFade;
    systemPrefers(false);
  });

  it.each([
    ["light", false, "true"],
    ["dark", true, "false"],
  ])("follows a %s system until it is used", (_name, dark, on) => {
    systemPrefers(dark);
    render(<LightSwitch />);
    expect(isOn()).toBe(on);
    expect(localStorage.getItem(lightsStorageKey)).toBeNull();
  });

  it("turns the lights off and on, and remembers", () => {
    render(<LightSwitch />);
    fireEvent.click(screen.getByRole("switch"));
    expect([isOn(), document.documentElement.dataset.theme, localStorage.getItem(lightsStorageKey)]).toEqual([
      "false",
      "lights-off",
      "off",
    ]);
    fireEvent.click(screen.getByRole("switch"));
    expect([isOn(), document.documentElement.dataset.theme]).toEqual(["true", "lights-on"]);
  });

  it("lets pictures fade for a second after a press, and otherwise not", () => {
    vi.useFakeTimers();
    try {
      const fades = () => document.documentElement.dataset.lightsFade !== undefined;
      render(<LightSwitch />);
      expect(fades()).toBe(false);
      fireEvent.click(screen.getByRole("switch"));
      expect(fades()).toBe(true);
      vi.advanceTimersByTime(1_000);
      expect(fades()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is where the inline script left it", () => {
    localStorage.setItem(lightsStorageKey, "off");
    runThemeScript();
    render(<LightSwitch />);
    expect(isOn()).toBe("false");
  });

  it("colours the browser's own bars, for any preference of the system", () => {
    const bars = () =>
      Array.from(
        document.head.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"),
        (tag) => tag.content,
      );
    render(<LightSwitch />);
    expect(bars()).toEqual([]);
    fireEvent.click(screen.getByRole("switch"));
    expect(bars()).toEqual(["#14120f"]);
    fireEvent.click(screen.getByRole("switch"));
    expect(bars()).toEqual(["#fbf9f5"]);
    document.head.replaceChildren();
    localStorage.setItem(lightsStorageKey, "off");
    runThemeScript();
    expect(bars()).toEqual(["#14120f"]);
  });
});
