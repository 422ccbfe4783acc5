import {
  addDeskPicture,
  type DeskPicture,
  longestPictureSide,
} from "@precise/contract/desk/products/pictures";
import { useEffect, useRef, useState } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import { sendFile } from "#desk/files/send-file.ts";

/** Below this nothing is worth the trouble. */
const smallBytes = 1_500_000;
const quality = 0.95;

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

/**
 * A photograph as large as the shop keeps it: 12 MB of a phone become 1. What the browser cannot decode goes as it is, and the
 * API says what is wrong with it.
 */
async function smallerFile(file: File): Promise<File> {
  // Others may be see-through, which a JPEG is not; and a name that lies must be found out.
  if (file.size < smallBytes || file.type !== "image/jpeg" || !(await isJpeg(file))) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestPictureSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, "image/jpeg", quality);
    const smaller = await promise;
    return smaller !== null && smaller.size < file.size
      ? new File([smaller], file.name, { type: "image/jpeg" })
      : file;
  } catch {
    // No picture, or one that this browser does not know.
    return file;
  }
}

async function isJpeg(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8;
}
