"use client";
import "mixer-stylesheet";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { RoomFitting } from "./light-figures.ts";
import type { LightLayers } from "./light-layers.ts";
import { type LightMix, type MixedFitting, mixHash, readMixHash, wholeRoom } from "./light-mix.ts";
import * as css from "./light-mixer.css.ts";
import type { LightScene } from "./light-scene.ts";
import { LitBasket } from "./lit-basket.client.tsx";
import { MixControls } from "./mix-controls.client.tsx";
import { mixCopy as copy, mixWords } from "./mix-copy.ts";
import { useEvening } from "./use-evening.ts";
import { type CanvasState, useLightCanvas } from "./use-light-canvas.ts";

/** Browsers refuse addresses that change with every step of a slider. */
const settleMs = 300;

/** The address follows what is shown, but not an evening that plays; and it may ask for another light, by hand or by Back. */
function useMixInAddress(
  fittings: readonly MixedFitting[],
  mix: LightMix,
  isPlaying: boolean,
  setMix: (mix: LightMix) => void,
): void {
  useEffect(() => {
    if (isPlaying) return;
    const hash = `#${mixHash(mix)}`;
    const timer = setTimeout(() => {
      if (window.location.hash !== hash) window.history.replaceState(null, "", hash);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [mix, isPlaying]);

  useEffect(() => {
    const follow = () => {
      const linked = readMixHash(window.location.hash, fittings);
      if (linked !== null) setMix(linked);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [fittings, setMix]);
}

/**
 * The room's picture with its light in the visitor's hand: a canvas over the picture, and the switches beside it. It begins
 * with an evening, until the visitor does something with the light; a link that holds a light shows that.
 * Part of the stage's grid, whose area for it is named `panel`.
 * @param props.place of the room's picture, over which the light is drawn
 */
export function LightMixer(props: {
  /** As in a sentence's place: "Living room". */
  readonly room: string;
  readonly layers: LightLayers;
  readonly fittings: readonly RoomFitting[];
  readonly scenes: readonly LightScene[];
  readonly place: HTMLElement;
  readonly onClose: () => void;
}) {
  const { place, room, layers, fittings, scenes, onClose } = props;
  const [linked] = useState(() => readMixHash(window.location.hash, fittings));
  const [own, setOwn] = useState(linked ?? wholeRoom(fittings));
  const [isReady, setIsReady] = useState(false);
  const evening = useEvening({ scenes, fittings }, isReady, linked === null);
  const mix = evening.mix ?? own;
  const [attempt, setAttempt] = useState(0);
  const [isMixing, setIsMixing] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useLightCanvas(canvas, layers, mix, attempt, evening.glideMs);
  const { stop } = evening;
  useEffect(() => {
    setIsReady(state === "ready");
    if (state === "none" || state === "failed") stop();
  }, [state, stop]);
  const setMix = useCallback(
    (next: LightMix) => {
      stop();
      setOwn(next);
    },
    [stop],
  );
  useMixInAddress(fittings, mix, evening.isPlaying, setMix);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const words = useDeferredValue(evening.isPlaying ? "" : mixWords(fittings, mix));
  return (
    <>
      {createPortal(
        <div
          className={css.picture}
          data-mixing={isMixing || undefined}
          onPointerEnter={() => setIsMixing(false)}
          onPointerDown={() => setIsMixing(false)}
        >
          <canvas
            ref={canvas}
            className={state === "ready" ? css.canvas.lit : css.canvas.waiting}
            role="img"
            aria-label={copy.canvas(room)}
            data-light={state}
          />
          <PictureSwitches layers={layers} fittings={fittings} mix={mix} setMix={setMix} />
          {state !== "ready" && <CanvasNote state={state} onRetry={() => setAttempt(attempt + 1)} />}
        </div>,
        place,
      )}
      <section className={css.panel} aria-labelledby="mix-title">
        <div className={css.head}>
          <h2 id="mix-title" className={css.title} tabIndex={-1} ref={title}>
            {copy.title}
          </h2>
          <TextButton onClick={onClose}>{copy.close}</TextButton>
        </div>
        {evening.canPlay && isReady && (
          <div>
            <Button tone="choice" onClick={() => (evening.isPlaying ? setMix(mix) : evening.play())}>
              {evening.isPlaying ? copy.stopEvening : copy.playEvening}
            </Button>
          </div>
        )}
        <MixControls
          fittings={fittings}
          scenes={scenes}
          mix={mix}
          setMix={(next) => {
            setIsMixing(true);
            setMix(next);
          }}
        />
        <LitBasket fittings={fittings} mix={mix} />
        <VisuallyHidden>
          <span role="status">{words}</span>
        </VisuallyHidden>
      </section>
    </>
  );
}

/** Each light in the picture switches itself: the same switches as in the panel, where a hand looks for them. */
function PictureSwitches(props: {
  readonly layers: LightLayers;
  readonly fittings: readonly RoomFitting[];
  readonly mix: LightMix;
  readonly setMix: (mix: LightMix) => void;
}) {
  const { layers, fittings, mix, setMix } = props;
  return layers.fittings.map(({ id, x, y }) => {
    const label = fittings.find((fitting) => fitting.id === id)?.label;
    const setting = mix.fittings[id];
    if (label === undefined || setting === undefined) return null;
    return (
      <button
        key={id}
        type="button"
        className={css.lamp}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={setting.isOn ? copy.switchOff(label) : copy.switchOn(label)}
        onClick={() =>
          setMix({ ...mix, fittings: { ...mix.fittings, [id]: { ...setting, isOn: !setting.isOn } } })
        }
      >
        <span className={setting.isOn ? css.dot.on : css.dot.off} aria-hidden="true" />
      </button>
    );
  });
}

function CanvasNote({ state, onRetry }: { readonly state: CanvasState; readonly onRetry: () => void }) {
  return (
    <div className={css.note} role="status">
      {state === "loading" && <p>{copy.loading}</p>}
      {state === "none" && <p>{copy.none}</p>}
      {state === "failed" && (
        <p>
          {copy.failed} <TextButton onClick={onRetry}>{copy.retry}</TextButton>
        </p>
      )}
    </div>
  );
}
