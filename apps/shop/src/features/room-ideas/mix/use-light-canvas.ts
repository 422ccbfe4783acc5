"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { layerWeights } from "./layer-weights.ts";
import type { LightLayers } from "./light-layers.ts";
import type { LightMix } from "./light-mix.ts";
import { createLightRenderer, type LightRenderer, NoGraphics } from "./light-renderer.ts";
import { createWeightGlide, steadyGlideMs } from "./weight-glide.ts";

/** `failed`: the layers could not be fetched; `none`: this browser draws no light. */
export type CanvasState = "loading" | "ready" | "failed" | "none";

/** The layers have no more pixels. */
const mostPixels = 1200;

/**
 * Keeps a canvas lit as the mix says: a change glides there within a few frames.
 * @param attempt another number tries to load again
 * @param glideMs how long the change to this mix takes, in milliseconds
 */
export function useLightCanvas(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  layers: LightLayers,
  mix: LightMix,
  attempt: number,
  glideMs: number = steadyGlideMs,
): CanvasState {
  const [state, setState] = useState<CanvasState>("loading");
  const glide = useRef<ReturnType<typeof createWeightGlide>>(null);
  const latest = useRef(mix);

  useEffect(() => {
    latest.current = mix;
    glide.current?.to(layerWeights(layers, mix), glideMs);
  }, [layers, mix, glideMs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null) return;
    const abort = new AbortController();
    let renderer: LightRenderer | undefined;
    const adapt = () => {
      canvas.width = Math.min(mostPixels, Math.round(canvas.clientWidth * window.devicePixelRatio));
      canvas.height = Math.round((canvas.width * canvas.clientHeight) / Math.max(canvas.clientWidth, 1));
      glide.current?.again();
    };
    const resize = new ResizeObserver(adapt);
    const begin = async () => {
      setState("loading");
      try {
        renderer = await createLightRenderer(canvas, layers, abort.signal);
      } catch (error) {
        if (!abort.signal.aborted) setState(error instanceof NoGraphics ? "none" : "failed");
        return;
      }
      if (abort.signal.aborted) {
        renderer.dispose();
        return;
      }
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      glide.current = createWeightGlide(layerWeights(layers, latest.current), isStill, renderer.draw);
      adapt();
      setState("ready");
    };
    const onLost = (event: Event) => {
      event.preventDefault();
      glide.current?.stop();
      glide.current = null;
      setState("loading");
    };
    const onRestored = () => void begin();
    canvas.addEventListener("webglcontextlost", onLost);
    canvas.addEventListener("webglcontextrestored", onRestored);
    resize.observe(canvas);
    void begin();
    return () => {
      abort.abort();
      resize.disconnect();
      canvas.removeEventListener("webglcontextlost", onLost);
      canvas.removeEventListener("webglcontextrestored", onRestored);
      glide.current?.stop();
      glide.current = null;
      renderer?.dispose();
    };
  }, [canvasRef, layers, attempt]);

  return state;
}
