import { useEffect, useRef, useState } from "react";
import type { PictureProblem } from "./picture-problem.ts";

/** A picture that was chosen: on its way, with us, or neither. */
export type SentPicture = {
  readonly id: number;
  readonly name: string;
  /** How much of it has been sent. */
  readonly percent: number;
} & (
  | { readonly state: "sending" }
  | { readonly state: "done"; readonly token: string }
  | { readonly state: "failed"; readonly problem: PictureProblem }
);

/**
 * Sends pictures one by one as they are chosen, and keeps account of each.
 * @param most how many there may be
 */
export function usePictures(most: number) {
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const files = useRef(new Map<number, { file: File; stop: AbortController }>());
  const nextId = useRef(0);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const chosen = files.current;
    return () => {
      for (const { stop } of chosen.values()) stop.abort();
    };
  }, []);

  function change(id: number, next: (picture: SentPicture) => SentPicture) {
    setPictures((all) => all.map((each) => (each.id === id ? next(each) : each)));
  }

  function send(id: number) {
    const entry = files.current.get(id);
    if (entry === undefined) return;
    const { file, stop } = entry;
    // One after the other: on a slow line the first is there sooner.
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return;
      const outcome = await import("./send-picture.client.ts").then(
        ({ sendPicture }) =>
          sendPicture(file, stop.signal, (percent) => change(id, (each) => ({ ...each, percent }))),
        // The code could not be fetched: for the sender the same as no answer.
        () => ({ ok: false, problem: "unreachable" }) as const,
      );
      change(id, ({ id: same, name }) =>
        outcome.ok
          ? { id: same, name, percent: 100, state: "done", token: outcome.token }
          : { id: same, name, percent: 0, state: "failed", problem: outcome.problem },
      );
    });
  }

  return {
    pictures,
    /** More were chosen than there may be; the first ones were taken. */
    tooMany,
    add(chosen: readonly File[]) {
      const taken = chosen.slice(0, Math.max(0, most - pictures.length));
      setTooMany(taken.length < chosen.length);
      const added = taken.map((file): SentPicture => {
        nextId.current += 1;
        const id = nextId.current;
        files.current.set(id, { file, stop: new AbortController() });
        return { id, name: file.name, percent: 0, state: "sending" };
      });
      setPictures((all) => [...all, ...added]);
      for (const { id } of added) send(id);
    },
    remove(id: number) {
      files.current.get(id)?.stop.abort();
      files.current.delete(id);
      setTooMany(false);
      setPictures((all) => all.filter((each) => each.id !== id));
    },
    again(id: number) {
      change(id, ({ id: same, name }) => ({ id: same, name, percent: 0, state: "sending" }));
      send(id);
    },
  };
}
