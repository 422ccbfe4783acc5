"use client";
"use no memo";
import { useSyncExternalStore } from "react";
import { frame, plate, rocker } from "./light-switch.css.ts";
import { lightsAreOn, onLightsChange, setLights } from "./lights.ts";

/** Lights on, lights off: the theme switch, which follows the system until it is used. */
export function LightSwitch() {
  // The server cannot know; "on" is its guess and the browser corrects it before it can be pressed.
  const on = useSyncExternalStore(onLightsChange, lightsAreOn, () => true);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label="Lights"
      className={plate}
      data-lights=""
      data-replay="loaded"
      suppressHydrationWarning
      onClick={() => setLights(!on)}
    >
      <span className={frame}>
        <span className={rocker} />
      </span>
    </button>
  );
}
