import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** The running shop that is tested, and the build that it is served from. `pnpm test` and `pnpm abuse` set both. */
export interface Target {
  readonly shopUrl: string;
  readonly apiUrl: string;
  /** Folder of the build within each app. */
  readonly distDir: string;
}

/** @throws Error naming the variable that is missing */
export function readTarget(env: NodeJS.ProcessEnv = process.env): Target {
  const required = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set: run this by \`pnpm test --only internet\``);
    return value;
  };
  return { shopUrl: required("SHOP_URL"), apiUrl: required("API_URL"), distDir: required("SHOP_DIST_DIR") };
}

/** Where a browser is, for the tests that need one. @throws Error when CHROMIUM_PATH is not set */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string {
  if (!env.CHROMIUM_PATH)
    throw new Error("CHROMIUM_PATH is not set: run this by `pnpm test --only internet`");
  return env.CHROMIUM_PATH;
}
