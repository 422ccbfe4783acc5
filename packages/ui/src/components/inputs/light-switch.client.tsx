"use client";
import { useSyncExternalStore } from "react";
import { lightsStorageKey } from "../../styles/theme-script.ts";
import { lightsOff, lightsOn } from "../../styles/tokens.ts";
import { frame, plate, rocker } from "./light-switch.css.ts";

const nightQuery = "(prefers-color-scheme: dark)";
const changed = "precise:lights";
/** Pictures fade within 400 ms. */
const fadeMilliseconds = 1_000;
let endOfFade: ReturnType<typeof setTimeout> | undefined;

function lightsAreOn(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen === undefined ? !matchMedia(nightQuery).matches : chosen === "lights-on";
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(nightQuery);
  system.addEventListener("change", onChange);
  window.addEventListener(changed, onChange);
  return () => {
    system.removeEventListener("change", onChange);
    window.removeEventListener(changed, onChange);
  };
}

function set(on: boolean): void {
  const { dataset } = document.documentElement;
  dataset.theme = on ? "lights-on" : "lights-off";
  dataset.lightsFade = "";
  clearTimeout(endOfFade);
  endOfFade = setTimeout(() => delete dataset.lightsFade, fadeMilliseconds);
  try {
    localStorage.setItem(lightsStorageKey, on ? "on" : "off");
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
  colourBars(on);
  window.dispatchEvent(new Event(changed));
}

/** The browser's own bars follow the choice, not the system: of several such tags the first one that fits holds. */
function colourBars(on: boolean): void {
  const chosen =
    document.head.querySelector<HTMLMetaElement>("meta[name=theme-color]:not([media])") ??
    document.createElement("meta");
  chosen.name = "theme-color";
  chosen.content = on ? lightsOn.page : lightsOff.page;
  document.head.prepend(chosen);
}

/** Lights on, lights off: the theme switch, which follows the system until it is used. */
export function LightSwitch() {
  // The server cannot know; "on" is its guess and the browser corrects it before it can be pressed.
  const on = useSyncExternalStore(subscribe, lightsAreOn, () => true);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label="Lights"
      className={plate}
      onClick={() => set(!on)}
    >
      <span className={frame}>
        <span className={rocker} />
      </span>
    </button>
  );
}
