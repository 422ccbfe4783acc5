"use client";
import { useIsListening } from "@precise/web/shell/use-is-listening";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { LightMixer } from "./mix/light-mixer.client.tsx";
import { mixCopy } from "./mix/mix-copy.ts";
import { roomCopy as copy } from "./room-copy.ts";
import * as css from "./room-stage.css.ts";

type Mixer = typeof LightMixer;
type MixerProps = Omit<ComponentProps<Mixer>, "onClose" | "place">;

/**
 * The room's picture with its fittings, and beside it the room to buy; on request the light mixer in the place of
 * both. The mixer is loaded on first use, or by a link that holds a light.
 */
export function RoomStage(props: {
  readonly picture: ReactNode;
  readonly hotspots: ReactNode;
  readonly basket: ReactNode;
  readonly mixer: MixerProps;
}) {
  const { picture, hotspots, basket, mixer } = props;
  const [Mixer, setMixer] = useState<{ readonly view: Mixer } | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [problem, setProblem] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasScripts = useIsListening();

  useEffect(() => {
    if (!window.location.hash.startsWith("#light=")) return;
    void loadMixer().then(setMixer, () => setProblem(true));
  }, []);

  async function open(): Promise<void> {
    setProblem(false);
    await loadMixer().then(setMixer, () => setProblem(true));
  }
  function close(): void {
    setMixer(null);
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <div className={css.stage}>
      <div ref={setPlace} className={css.picture} data-mixed={Mixer !== null || undefined}>
        {picture}
        {Mixer === null && hotspots}
        {Mixer === null && hasScripts && (
          <button type="button" ref={opener} className={css.open} onClick={() => void open()}>
            <span className={css.glow} aria-hidden="true" />
            {mixCopy.open}
          </button>
        )}
      </div>
      {problem && (
        <p className={css.problem} role="status">
          {copy.noMixer}
        </p>
      )}
      {Mixer === null || place === null ? (
        <div className={css.panel}>{basket}</div>
      ) : (
        <Mixer.view {...mixer} place={place} onClose={close} />
      )}
    </div>
  );
}

/** Kept in an object: a bare component would be taken for a way to compute the state. */
async function loadMixer(): Promise<{ readonly view: Mixer }> {
  const { LightMixer: view } = await import("./mix/light-mixer.client.tsx");
  return { view };
}
