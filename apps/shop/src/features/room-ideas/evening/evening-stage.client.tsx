"use client";
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import type { EveningPlayer } from "../mix/evening-player.client.tsx";
import { mixCopy } from "../mix/mix-copy.ts";
import * as css from "./evening-stage.css.ts";

type Player = typeof EveningPlayer;

/**
 * A room's picture that plays one evening when it is pressed. Nothing of the light is loaded before; without scripts, and where
 * they cannot be had, it leads to the room's ideas.
 */
export function EveningStage(props: {
  readonly picture: ReactNode;
  /** The scenes as links to the room's ideas, until the player has them as buttons. */
  readonly links: ReactNode;
  readonly room: ComponentProps<Player>;
  readonly children: ReactNode;
}) {
  const { picture, links, room, children } = props;
  const [Player, setPlayer] = useState<{ readonly view: Player } | null>(null);
  const href = `/room-ideas/${room.room}`;

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const module = await import("../mix/evening-player.client.tsx").catch(() => null);
    if (module === null) window.location.assign(href);
    else setPlayer({ view: module.EveningPlayer });
  }
  return (
    <div className={css.stage}>
      <div className={css.words}>{children}</div>
      <div className={css.picture}>
        {picture}
        {Player === null && (
          <a href={href} data-replay="listening" className={css.open} onClick={(event) => void open(event)}>
            <span className={css.glow} aria-hidden="true" />
            {mixCopy.playEvening}
          </a>
        )}
      </div>
      {Player === null ? <div className={css.controls}>{links}</div> : <Player.view {...room} />}
    </div>
  );
}
