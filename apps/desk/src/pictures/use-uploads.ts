import { addDeskPicture, type DeskPicture } from "@precise/contract/desk/products/pictures";
import { useEffect, useRef, useState } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import { sendFile } from "#desk/files/send-file.ts";
import { smallerFile } from "./smaller-file.ts";

/** A file on its way, or one that was refused. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1; at 1 the API works on it. */
  readonly done: number;
  /** Why it was not taken. */
  readonly problem: string | undefined;
  readonly file: File;
}

/** More at once would only take the line from each other. */
const mostAtOnce = 2;

let lastId = 0;

/**
 * Sends pictures, a few at a time, each with its own progress and refusal.
 * @param onPicture for each that was taken, in the order in which they end
 */
export function useUploads(onPicture: (picture: DeskPicture, name: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const running = useRef(0);
  const latest = useRef(onPicture);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => {
    latest.current = onPicture;
  });
  const set = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)));
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));

  async function send({ id, name, file }: Upload): Promise<void> {
    const result = await sendFile(addDeskPicture, {
      file: await smallerFile(file),
      query: { name },
      onProgress: (done) => set(id, { done }),
      signal: leaving.signal,
    });
    if (result.ok) {
      drop(id);
      latest.current(result.value, name);
    } else set(id, { problem: failureWords(result.failure), done: 0 });
  }
  function next(): void {
    const upload = running.current < mostAtOnce ? waiting.current.shift() : undefined;
    if (upload === undefined) return;
    running.current += 1;
    void send(upload).finally(() => {
      running.current -= 1;
      next();
    });
    next();
  }
  function start(files: Iterable<File>): void {
    const added = [...files].map((file): Upload => {
      lastId += 1;
      return { id: lastId, name: file.name || "Pasted picture", done: 0, problem: undefined, file };
    });
    setUploads((all) => [...all, ...added]);
    waiting.current.push(...added);
    next();
  }
  return {
    uploads,
    start,
    /** Takes a refused one off the list. */
    dismiss: drop,
    again(upload: Upload): void {
      drop(upload.id);
      start([upload.file]);
    },
    isBusy: uploads.some(({ problem }) => problem === undefined),
  };
}
