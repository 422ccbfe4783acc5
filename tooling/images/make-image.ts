import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { contextFiles, contextMark, copyContext } from "./image-context.ts";
import { readDockerfile } from "./read-dockerfile.ts";
import { type MadeImage, runDockerfile } from "./run-dockerfile.ts";

export const imageApps = ["api", "shop", "trade"] as const;
export type ImageApp = (typeof imageApps)[number];

const kept = join(root, "node_modules", ".cache", "images");

/**
 * What the app's Dockerfile makes of the repository as it stands, in a folder that other runs may use too. One that was
 * made before is taken again while nothing of it has changed.
 * @throws PlainFailure when an instruction fails
 */
export async function makeImage(
  app: ImageApp,
  options: { readonly machine: Readonly<Record<string, string>>; readonly note: (text: string) => void },
): Promise<MadeImage> {
  const files = contextFiles();
  const name = `${app}-${contextMark(app, files)}`;
  const folder = join(kept, name);
  const record = join(kept, `${name}.json`);
  if (existsSync(record)) {
    options.note("made before");
    // Written by us below.
    return JSON.parse(readFileSync(record, "utf8")) as MadeImage;
  }
  const work = mkdtempSync(join(tmpdir(), `precise-image-${app}-`));
  try {
    const context = join(work, "context");
    copyContext(files, context);
    const stages = readDockerfile(readFileSync(join(root, "apps", app, "Dockerfile"), "utf8"));
    const made = await runDockerfile(stages, { context, work: join(work, "stages"), ...options });
    removeOlder(app);
    mkdirSync(kept, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    move(made.folder, folder);
    const image = { ...made, folder };
    writeFileSync(record, JSON.stringify(image));
    options.note(folder);
    return image;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // Another file system: links stay as they are, for they lead to places beside them.
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

function removeOlder(app: ImageApp): void {
  if (!existsSync(kept)) return;
  for (const entry of readdirSync(kept)) {
    if (entry.startsWith(`${app}-`)) rmSync(join(kept, entry), { recursive: true, force: true });
  }
}
