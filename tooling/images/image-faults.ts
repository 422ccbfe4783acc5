import { lstatSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";

/** Tools that build and test; their packages' names, as the folder of all dependencies has them. */
const tools =
  /^(?:(?:turbo|typescript|vitest|vite|esbuild|playwright|playwright-core|knip|sherif|jsdom|fast-check|smtp-server|node)@|@(?:playwright|axe-core|biomejs|changesets|testing-library|vanilla-extract)\+)/;

/**
 * What an image's folder should not hold, one line each: another app, tests, tools, links that lead out of it.
 * @param folder the image's root
 * @param app whose image it is
 */
export function imageFaults(folder: string, app: string): readonly string[] {
  const faults: string[] = [];
  const root = realpathSync(folder);
  const look = (at: string, isOwn: boolean) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const file = join(at, entry.name);
      const path = relative(folder, file);
      const fault = entry.isSymbolicLink() ? linkFault(root, file) : isOwn ? fileFault(path, app) : undefined;
      if (fault !== undefined) faults.push(`${path}: ${fault}`);
      if (!entry.isDirectory()) continue;
      if (entry.name === ".pnpm") {
        for (const name of readdirSync(file).filter((each) => tools.test(each)))
          faults.push(`${join(path, name)}: a tool`);
      }
      look(file, isOwn && entry.name !== "node_modules");
    }
  };
  look(folder, true);
  return faults;
}

function fileFault(path: string, app: string): string | undefined {
  const [, found] = /^srv\/apps\/([^/]+)$/.exec(path) ?? [];
  if (found !== undefined && found !== app) return "another app";
  return /(?:^|\/)(?:e2e|[^/]+\.test\.tsx?)$/.test(path) ? "a test" : undefined;
}

function linkFault(root: string, link: string): string | undefined {
  try {
    const real = realpathSync(link);
    return real.startsWith(`${root}/`) ? undefined : `leads out of the image, to ${real}`;
  } catch {
    // What a dependency has for another system is not installed: its link leads nowhere, and nothing follows it.
    const isAbsolute = lstatSync(link).isSymbolicLink() && readlinkSync(link).startsWith("/");
    return isAbsolute ? `leads to ${readlinkSync(link)}` : undefined;
  }
}
