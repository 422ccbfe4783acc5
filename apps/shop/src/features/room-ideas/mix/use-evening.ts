"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type EveningStep, eveningSteps, playSteps } from "./evening-steps.ts";
import type { LightMix, MixedFitting } from "./light-mix.ts";
import type { LightScene } from "./light-scene.ts";
import { steadyGlideMs } from "./weight-glide.ts";

/** An evening that plays by itself. */
export interface Evening {
  /** What is shown while it plays, and after it has ended; null before, and once it was stopped. */
  readonly mix: LightMix | null;
  readonly glideMs: number;
  readonly isPlaying: boolean;
  /** Whether there is one to play. */
  readonly canPlay: boolean;
  play(): void;
  stop(): void;
}

/**
 * Plays a room's evening. Anyone who wants no motion sees its end at once.
 * @param isReady whether there is a picture to play it on; it waits for that
 * @param playsAtOnce whether it begins by itself, which it does for nobody who wants no motion
 */
export function useEvening(
  room: { readonly scenes: readonly LightScene[]; readonly fittings: readonly MixedFitting[] },
  isReady: boolean,
  playsAtOnce: boolean,
): Evening {
  const { scenes, fittings } = room;
  const steps = useMemo(() => eveningSteps(scenes, fittings), [scenes, fittings]);
  const [isPlaying, setIsPlaying] = useState(playsAtOnce && steps.length > 0 && !wantsNoMotion());
  const [step, setStep] = useState<EveningStep | null>(null);
  // React may run the effect of a render after a press that stopped what it would begin.
  const isStopped = useRef(false);

  useEffect(() => {
    if (!isPlaying || !isReady || isStopped.current) return;
    return playSteps(wantsNoMotion() ? steps.slice(-1) : steps, setStep, () => setIsPlaying(false));
  }, [isPlaying, isReady, steps]);

  const stop = useCallback(() => {
    isStopped.current = true;
    setIsPlaying(false);
    setStep(null);
  }, []);

  return {
    mix: step?.mix ?? null,
    glideMs: step?.glideMs ?? steadyGlideMs,
    isPlaying,
    canPlay: steps.length > 0,
    play: () => {
      isStopped.current = false;
      setIsPlaying(true);
    },
    stop,
  };
}

function wantsNoMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
