import { lightsAreOn, onLightsChange, setLights } from "./lights.ts";

/**
 * Serves the light switches of a page before React does.
 * @returns stops it: React listens
 */
export function serveLightSwitches(): () => void {
  const show = () => {
    for (const control of document.querySelectorAll("[data-lights]")) {
      control.setAttribute("aria-checked", String(lightsAreOn()));
    }
  };
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-lights]")) setLights(!lightsAreOn());
  };
  show();
  const stopShowing = onLightsChange(show);
  document.addEventListener("click", press);
  return () => {
    stopShowing();
    document.removeEventListener("click", press);
  };
}
