"use client";
import "mixer-stylesheet";
import { Button } from "@precise/ui/components/inputs/button";
import { useEffect, useRef, useState } from "react";
import * as stage from "../evening/evening-stage.css.ts";
import { roomLayers } from "../room-layers.ts";
import * as css from "./evening-player.css.ts";
import { type LightMix, mixHash, wholeRoom } from "./light-mix.ts";
import { type LightScene, mixOfScene } from "./light-scene.ts";
import { mixCopy as copy } from "./mix-copy.ts";
import { useEvening } from "./use-evening.ts";
import { useLightCanvas } from "./use-light-canvas.ts";

/**
 * A room's evening over its picture, with its scenes to choose from. Part of a stage with a place for the picture and one for
 * controls below it.
 */
export function EveningPlayer(props: {
  /** Last part of the address of its ideas. */
  readonly room: string;
  /** As in a sentence's place: "Dining room". */
  readonly name: string;
  readonly scenes: readonly LightScene[];
  /** The link to its ideas, in words. */
  readonly mixIt: string;
}) {
  const { room, name, scenes, mixIt } = props;
  const layers = roomLayers[room];
  if (layers === undefined) throw new Error(`there are no layers of ${room}`);
  const { fittings } = layers;
  const [own, setOwn] = useState<LightMix>(() => wholeRoom(fittings));
  const [isReady, setIsReady] = useState(false);
  const evening = useEvening({ scenes, fittings }, isReady, false);
  const mix = evening.mix ?? own;
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useLightCanvas(canvas, layers, mix, 0, evening.glideMs);
  useEffect(() => setIsReady(state === "ready"), [state]);
  // It was asked for.
  const { play } = evening;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(play, []);
  // It stands where the link was that was pressed.
  const player = useRef<HTMLButtonElement>(null);
  useEffect(() => player.current?.focus({ preventScroll: true }), []);

  function choose(next: LightMix): void {
    evening.stop();
    setOwn(next);
  }
  return (
    <>
      <canvas
        ref={canvas}
        className={state === "ready" ? css.canvas.lit : css.canvas.waiting}
        role="img"
        aria-label={copy.canvas(name)}
        data-light={state}
      />
      <div className={css.over}>
        <button
          ref={player}
          type="button"
          className={stage.open}
          onClick={() => (evening.isPlaying ? choose(mix) : evening.play())}
        >
          <span className={stage.glow} aria-hidden="true" />
          {evening.isPlaying ? copy.stopEvening : copy.playEvening}
        </button>
      </div>
      <fieldset className={stage.controls} aria-label={copy.scenes}>
        {scenes.map((scene) => (
          <Button key={scene.name} tone="choice" onClick={() => choose(mixOfScene(scene, fittings))}>
            {scene.name}
          </Button>
        ))}
        <a href={`/room-ideas/${room}#${mixHash(mix)}`} className={stage.mixIt}>
          {mixIt}
        </a>
      </fieldset>
      <p className={css.note} role="status">
        {state === "loading" && copy.loading}
        {state === "failed" && copy.failed}
        {state === "none" && copy.noneShort}
      </p>
    </>
  );
}
