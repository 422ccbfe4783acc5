import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { joinCalls } from "@precise/web/server/join-calls";

/** Too many pictures wait to be drawn: come again later. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** Pictures by name, each made once. */
export interface KeptPictures {
  /** @throws TooBusy, and whatever `load` and `draw` throw */
  get(
    name: string,
    load: () => Promise<Uint8Array>,
    draw: (original: Uint8Array) => Promise<Buffer>,
  ): Promise<Buffer>;
}

/**
 * Keeps drawn pictures in a folder. They are drawn one after another, so that no crowd of callers takes more than one core;
 * originals are loaded before, so that unknown names cause no wait. The oldest go when the folder is full.
 * @param limits.bytes how much the folder holds
 * @param limits.waiting how many may wait to be drawn before callers are turned away
 */
export function keptPictures(
  folder: string,
  limits: { readonly bytes: number; readonly waiting: number },
): KeptPictures {
  const joined = joinCalls<Buffer>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let held: Promise<{ bytes: number }> | undefined;

  async function draw(toDraw: () => Promise<Buffer>): Promise<Buffer> {
    if (waiting >= limits.waiting) throw new TooBusy();
    waiting += 1;
    const drawn = last.then(toDraw);
    last = drawn.catch(() => undefined);
    return drawn.finally(() => {
      waiting -= 1;
    });
  }

  async function keep(file: string, picture: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    held ??= bytesIn(folder);
    const size = await held;
    const draft = join(folder, `${randomUUID()}.part`);
    await writeFile(draft, picture);
    await rename(draft, file);
    size.bytes += picture.length;
    if (size.bytes > limits.bytes) held = removeOldest(folder, limits.bytes * 0.9);
  }

  return {
    get: (name, load, drawFrom) =>
      joined(name, async () => {
        const file = join(folder, `${createHash("sha256").update(name).digest("hex")}.jpg`);
        const kept = await readIfThere(file);
        if (kept !== undefined) return kept;
        const original = await load();
        const picture = await draw(() => drawFrom(original));
        await keep(file, picture);
        return picture;
      }),
  };
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === "ENOENT") return undefined;
    throw fault;
  });
}

async function filesIn(folder: string) {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { file, size, mtimeMs };
    }),
  );
}

async function bytesIn(folder: string): Promise<{ bytes: number }> {
  return { bytes: (await filesIn(folder)).reduce((sum, { size }) => sum + size, 0) };
}

async function removeOldest(folder: string, most: number): Promise<{ bytes: number }> {
  const files = (await filesIn(folder)).sort((one, other) => one.mtimeMs - other.mtimeMs);
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files) {
    if (bytes <= most) break;
    await rm(file, { force: true });
    bytes -= size;
  }
  return { bytes };
}
