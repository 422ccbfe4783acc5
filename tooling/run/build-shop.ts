import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lockHolder, takeLock } from "./folder-lock.ts";
import { mirrorFolder } from "./mirror-folder.ts";
import { PlainFailure } from "./plain-failure.ts";
import { runTurbo } from "./run-turbo.ts";
import { shopFolder, tradeFolder } from "./workspace.ts";

/** Left out of a copy: caches and records of the build that a server does not read. */
const NOT_COPIED = new Set(["cache", "dev", "diagnostics", "types", "trace", "trace-build", "lock"]);

const BUILD_LIMIT_MS = 10 * 60_000;

/** The apps that Next builds; each copy lies in the same place within its app. */
const APPS = [shopFolder, tradeFolder];

/**
 * Builds shop, trade area and desk through turbo (nothing to do when they are built already) and copies each build to a folder
 * of its own, so that a later build or test run never changes the files under a running app.
 * @param copyName folder below `.run` of each app
 * @returns SHOP_DIST_DIR and TRADE_DIST_DIR, relative to each app
 * @throws PlainFailure with turbo's whole log when the build fails
 */
export async function buildShop(options: {
  readonly copyName: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly note: (text: string) => void;
}): Promise<string> {
  const lock = await waitForBuildLock(options.note);
  try {
    const end = await runTurbo({
      args: ["build", "--filter=@precise/shop", "--filter=@precise/trade", "--filter=@precise/desk"],
      machine: options.machine,
      limitMs: BUILD_LIMIT_MS,
      onLine: (line) => {
        const text = line.replace(/^@precise\/(?:shop|trade|desk):build: /, "").trim();
        if (text !== "") options.note(text.slice(0, 60));
      },
    });
    if (!end.isOk) throw new PlainFailure(`The apps could not be built.\n${end.output.trimEnd()}`);
    options.note(end.output.includes(">>> FULL TURBO") ? "built before" : "built");
    for (const app of APPS) copyBuild(app, options.copyName);
    return join(".run", options.copyName);
  } finally {
    lock.release();
  }
}

function copyBuild(app: string, copyName: string): void {
  mirrorFolder(join(app, ".next"), join(app, ".run", copyName), (name) => NOT_COPIED.has(name));
}

/** Removes the copies of test runs whose process is gone: a killed run cannot tidy up after itself. */
export function removeLeftCopies(isAlive: (pid: number) => boolean): void {
  for (const folder of APPS.map((app) => join(app, ".run"))) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder)) {
      const pid = /^test-(\d+)$/.exec(entry)?.[1];
      if (pid !== undefined && !isAlive(Number(pid)))
        rmSync(join(folder, entry), { recursive: true, force: true });
    }
  }
}

/** Removes the copies of one name. */
export function removeCopy(copyName: string): void {
  for (const app of APPS) rmSync(join(app, ".run", copyName), { recursive: true, force: true });
}

/** Two builds in one folder would spoil each other: the second waits for the first. */
async function waitForBuildLock(note: (text: string) => void): Promise<{ release(): void }> {
  const file = join(shopFolder, ".run", "build.lock");
  for (;;) {
    const taken = takeLock(file, "build");
    if ("release" in taken) return taken;
    note(`waiting for the build by process ${lockHolder(file)?.pid ?? taken.heldBy.pid}`);
    await delay(300);
  }
}
