import { LRUCache } from "lru-cache";

const mostBytes = 24_000_000;

/** A built file in one encoding: its name holds a hash of its content, so that it is right for ever. */
export interface KeptFile {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** Built files, those of earlier releases too for as long as there is room: a page of yesterday still finds them. */
export interface KeptFiles {
  find(key: string): KeptFile | undefined;
  keep(key: string, file: KeptFile): void;
  size(): { readonly entries: number; readonly bytes: number };
}

export function keptFiles(): KeptFiles {
  const files = new LRUCache<string, KeptFile>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 500,
  });
  return {
    find: (key) => files.get(key),
    keep: (key, file) => void files.set(key, file),
    size: () => ({ entries: files.size, bytes: files.calculatedSize }),
  };
}
