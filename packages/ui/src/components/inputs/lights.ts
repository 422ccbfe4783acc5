import { lightsStorageKey } from "../../styles/theme-script.ts";
import { pageByDay, pageByNight } from "../../styles/tokens.ts";

const nightQuery = "(prefers-color-scheme: dark)";
const changed = "precise:lights";
/** Pictures fade within 400 ms. */
const fadeMilliseconds = 1_000;
let endOfFade: ReturnType<typeof setTimeout> | undefined;

/** Whether the page is lit: as chosen, else as the system prefers. */
export function lightsAreOn(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen === undefined ? !matchMedia(nightQuery).matches : chosen === "lights-on";
}

/** Calls back when the lights go on or off. @returns stops it */
export function onLightsChange(listener: () => void): () => void {
  const system = matchMedia(nightQuery);
  system.addEventListener("change", listener);
  window.addEventListener(changed, listener);
  return () => {
    system.removeEventListener("change", listener);
    window.removeEventListener(changed, listener);
  };
}

/** Turns the lights on or off, and remembers it. */
export function setLights(on: boolean): void {
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
  chosen.content = on ? pageByDay : pageByNight;
  document.head.prepend(chosen);
}
