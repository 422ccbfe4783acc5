import { createReadStream } from "node:fs";
import { mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore, ListedFile } from "./file-store.ts";

/**
 * Files in a folder, which is made with the first. Replicas on several machines must share it (a network folder, a volume).
 * @param isPrivate only this process's user may read them
 */
export function folderStore(folder: string, { isPrivate = false } = {}): FileStore {
  const pathOf = (name: string) => join(folder, name);

  async function* listIn(below: string): AsyncGenerator<ListedFile> {
    const entries = await opendir(pathOf(below)).catch(() => undefined);
    if (entries === undefined) return;
    for await (const entry of entries) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) yield* listIn(name);
      // Another replica may have removed it meanwhile.
      const found = entry.isFile() ? await stat(pathOf(name)).catch(() => undefined) : undefined;
      if (found) yield { name, bytes: found.size, changedAt: found.mtime };
    }
  }

  return {
    async find(name) {
      const found = await stat(pathOf(name)).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { bytes: found.size, stream: async () => createReadStream(pathOf(name)) };
    },
    async read(name) {
      return readFile(pathOf(name)).catch((fault: NodeJS.ErrnoException) => {
        if (fault.code === "ENOENT" || fault.code === "EISDIR") return undefined;
        throw fault;
      });
    },
    async write(name, bytes) {
      const to = pathOf(name);
      if ((await stat(to).catch(() => undefined))?.size === bytes.length) return false;
      await mkdir(dirname(to), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
      // Beside its place, and moved there when it is on the disk.
      const draft = `${to}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
      try {
        const file = await open(draft, "wx", isPrivate ? 0o600 : 0o644);
        try {
          await file.writeFile(bytes);
          await file.datasync();
        } finally {
          await file.close();
        }
        await rename(draft, to);
      } catch (fault) {
        await rm(draft, { force: true });
        throw fault;
      }
      return true;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listIn(""),
    signedLink: async () => undefined,
  };
}
