/** Tools that build and test; their packages' names, as the folder of all dependencies has them. */
const tools =
  /\/\.pnpm\/(?:(?:turbo|typescript|vitest|vite|esbuild|playwright|playwright-core|knip|sherif|jsdom|fast-check|smtp-server|node)@|@(?:playwright|axe-core|biomejs|changesets|testing-library|vanilla-extract)\+)[^/]*\/$/;

/** The door serves the desk's built files. */
const served: Readonly<Record<string, string>> = { door: "desk" };
/** The API shows the desk what the shop's pages say by themselves: their texts, and nothing else of the shop. */
const shopTexts = "srv/apps/shop/content/";

/**
 * What an image should not hold, one line each: another app, tests, tools.
 * @param paths of everything in it, folders with a slash at their end
 * @param app whose image it is
 */
export function imageFaults(paths: readonly string[], app: string): readonly string[] {
  return paths.flatMap((path) => {
    const fault = faultOf(path, app);
    return fault === undefined ? [] : [`${path}: ${fault}`];
  });
}

function faultOf(path: string, app: string): string | undefined {
  if (!path.startsWith("srv/")) return undefined;
  if (tools.test(path)) return "a tool";
  if (path.includes("/node_modules/")) return undefined;
  if (app === "api" && (path === "srv/apps/shop/" || path.startsWith(shopTexts))) return undefined;
  const [, found] = /^srv\/apps\/([^/]+)\/(?:[^/]+\/)?$/.exec(path) ?? [];
  if (found !== undefined && found !== app && found !== served[app]) return "another app";
  return /\/(?:e2e\/|test-[^/]+\.ts|[^/]+\.test\.tsx?)$/.test(path) ? "a test" : undefined;
}
