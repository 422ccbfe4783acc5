import { join, resolve } from "node:path";

/** What a journey is told of the stack under test; `pnpm test` sets all of it. */
export interface StackUnderTest {
  readonly apiUrl: string;
  /** The stand-in for the user pool; it shows the codes that it sent. */
  readonly identityUrl: string;
  readonly paymentsUrl: string;
  /** Folder of the built shop, relative to apps/shop. */
  readonly distDir: string;
  /** Folder of the api's data; mail lies in its outbox. */
  readonly dataDir: string;
}

export const shopFolder = resolve(import.meta.dirname, "..");

/** Reads it from the environment; unset means what `pnpm start` runs. */
export function stackUnderTest(env: NodeJS.ProcessEnv = process.env): StackUnderTest {
  return {
    apiUrl: env.API_URL ?? "http://127.0.0.1:3001",
    identityUrl: env.IDENTITY_URL ?? "http://localhost:9229",
    paymentsUrl: env.PAYMENTS_URL ?? "http://localhost:9339",
    distDir: env.SHOP_DIST_DIR ?? join(".run", "start"),
    dataDir: env.DATA_DIR ?? join(shopFolder, "..", "..", ".data"),
  };
}

/** What any process of ours needs of the machine. */
export function machineVariables(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { PATH = "", HOME = "", TMPDIR, TZ } = env;
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(TZ && { TZ }) };
}
