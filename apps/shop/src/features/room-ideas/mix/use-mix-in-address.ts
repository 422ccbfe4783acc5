"use client";
import { useEffect, useState } from "react";
import { type LightMix, type MixedFitting, mixHash, readMixHash, wholeRoom } from "./light-mix.ts";

/** Browsers refuse addresses that change with every step of a slider. */
const settleMs = 300;

/** A mix that the page's address holds: it begins as the address says, and the address follows it. */
export function useMixInAddress(
  fittings: readonly MixedFitting[],
): [mix: LightMix, setMix: (mix: LightMix) => void] {
  const [mix, setMix] = useState(() => readMixHash(window.location.hash, fittings) ?? wholeRoom(fittings));

  useEffect(() => {
    const hash = `#${mixHash(mix)}`;
    const timer = setTimeout(() => {
      if (window.location.hash !== hash) window.history.replaceState(null, "", hash);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [mix]);

  // Somebody opens another light by hand, or by Back.
  useEffect(() => {
    const follow = () => {
      const asked = readMixHash(window.location.hash, fittings);
      if (asked !== null) setMix(asked);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [fittings]);

  return [mix, setMix];
}
