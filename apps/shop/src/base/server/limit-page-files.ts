import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A page of 150 KB in its forms: some seven thousand pages. @source docs/scaling.md "Disk of a replica" */
export const mostPageBytes = 1024 * 1024 * 1024;
const everyMilliseconds = 60 * 60_000;
/** What is younger may still be being written. */
const youngestMilliseconds = 10 * 60_000;
/** The forms of one page beside each other: what a browser reads first, last, so that half a page does not count. */
const forms = /\.(?:html|rsc|meta)$/;
const segments = /\.segments$/;

interface PageFiles {
  bytes: number;
  madeAt: number;
  readonly paths: string[];
}

/**
 * Removes pages from the page cache's folder, those that were made longest ago first, until it holds no more than nine
 * tenths of what it may. The next visitor of one of them gets it rebuilt.
 * @param folder `server/app` of the build
 * @returns how many pages were removed
 */
export async function limitPageFiles(
  folder: string,
  most: number,
  now: number = Date.now(),
): Promise<number> {
  const pages = [...(await pagesIn(folder)).entries()]
    .filter(([name, page]) => isMadeAgain(name, page))
    .map(([, page]) => page)
    .sort((a, b) => a.madeAt - b.madeAt);
  let bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  if (bytes <= most) return 0;
  let removed = 0;
  for (const page of pages) {
    if (bytes <= most * 0.9 || now - page.madeAt < youngestMilliseconds) break;
    const inOrder = page.paths.sort((a, b) => Number(b.endsWith(".html")) - Number(a.endsWith(".html")));
    for (const path of inOrder) await rm(path, { recursive: true, force: true });
    bytes -= page.bytes;
    removed += 1;
  }
  return removed;
}

/** A page that a visitor can ask for; Next's own for what is missing or broken, and files of the build, stay. */
function isMadeAgain(name: string, { paths }: PageFiles): boolean {
  return !/\/_[^/]+$/.test(name) && paths.some((path) => path.endsWith(".html"));
}

/** Now and once an hour. A fault is left for the next time: the shop goes on without. */
export function startLimitingPageFiles(folder: string): void {
  const limit = () => void limitPageFiles(folder, mostPageBytes).catch(() => undefined);
  limit();
  setInterval(limit, everyMilliseconds).unref();
}

/** Pages by their path without ending, each with all its forms. Server code beside them does not count. */
async function pagesIn(folder: string): Promise<Map<string, PageFiles>> {
  const pages = new Map<string, PageFiles>();
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const inSegments = /^(.*)\.segments(?:\/|$)/.exec(path)?.[1];
    const name = inSegments ?? (forms.test(path) ? path.replace(forms, "") : undefined);
    if (name === undefined) continue;
    const page = pages.get(name) ?? { bytes: 0, madeAt: 0, paths: [] };
    pages.set(name, page);
    if (entry.isDirectory()) {
      if (segments.test(path)) page.paths.push(path);
      continue;
    }
    // Another removal may have been faster.
    const found = await stat(path).catch(() => undefined);
    page.bytes += found?.size ?? 0;
    page.madeAt = Math.max(page.madeAt, found?.mtimeMs ?? 0);
    if (inSegments === undefined) page.paths.push(path);
  }
  return pages;
}
