import { resolve } from "node:path";

/** Where servers of the stack under test are stopped and started; undefined where the stack takes no such orders. */
export function stackControlUrl(): string | undefined {
  return process.env.STACK_CONTROL_URL;
}

/** How much is tested: "short", or everything. */
export function testDepth(): string | undefined {
  return process.env.TEST_DEPTH;
}

/** What chooses the pages of the short form's sweep. */
export function sweepSeed(): string {
  return process.env.SWEEP_SEED ?? "none";
}

/** Where to look for a Chromium. */
export function chromiumPlaces(): { readonly named: string | undefined; readonly searchPath: string } {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  return { named: CHROMIUM_PATH, searchPath: PATH };
}

/** What an operator's command is started with: this run's own, and what Node has compiled of it before. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const compiled = resolve(import.meta.dirname, "../../node_modules/.cache/compiled");
  return { ...process.env, NODE_COMPILE_CACHE: compiled };
}
