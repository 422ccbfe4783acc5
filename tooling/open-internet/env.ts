import { readFileSync } from "node:fs";
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
  const told = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set: run this by \`pnpm test --only internet\``);
    return value;
  };
  return { shopUrl: told("SHOP_URL"), apiUrl: told("API_URL"), distDir: told("SHOP_DIST_DIR") };
}

/** Where a browser is, for the tests that need one. @throws Error when CHROMIUM_PATH is not set */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string {
  if (!env.CHROMIUM_PATH)
    throw new Error("CHROMIUM_PATH is not set: run this by `pnpm test --only internet`");
  return env.CHROMIUM_PATH;
}

/** The cookie of a trade session, of one of the sample companies. */
export async function tradeCookie({ apiUrl }: Target): Promise<string> {
  const file = join(root, "apps", "api", "catalogue", "sample-clients.json");
  const { companies } = JSON.parse(readFileSync(file, "utf8"));
  const { email, password } = companies[0].people[0];
  const answer = await fetch(`${apiUrl}/api/clients/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (cookie === undefined) throw new Error(`the sample client was not let in: ${answer.status}`);
  return cookie;
}
