import type { PlaywrightTestConfig } from "@playwright/test";
import { chromiumFlags } from "@precise/chromium/chromium-flags";

/** What a run reads from its environment; `pnpm test` sets all of it. */
interface RunOfJourneys {
  /** Where the running stack answers. */
  readonly shopUrl: string;
  /** The same behind a door whose pages load their scripts at once: journeys that say so are made there too. */
  readonly eagerUrl?: string | undefined;
  readonly chromiumPath: string | undefined;
  /** Journeys that stop a server run alone, after all others, on a stack that takes orders to stop one. One file: `--no-deps`. */
  readonly hasStackControl: boolean;
  /** "short" leaves out what is marked `@whole`, eager scripts and outages: CI makes these. */
  readonly depth: string | undefined;
}

/** How journeys run, in every app alike: one try. */
export function journeysConfig(run: RunOfJourneys): PlaywrightTestConfig {
  const outages = /outages\.spec\.ts$/;
  const journeys = { name: "journeys", testIgnore: outages };
  const isShort = run.depth === "short";
  const others =
    run.eagerUrl && !isShort
      ? [{ name: "eager", testIgnore: outages, grep: /@eager/, use: { baseURL: run.eagerUrl } }]
      : [];
  const first = [journeys, ...others];
  const alone = {
    name: "outages",
    testMatch: outages,
    dependencies: first.map(({ name }) => name),
    workers: 1,
    fullyParallel: false,
  };
  return {
    testDir: "e2e",
    projects: run.hasStackControl && !isShort ? [...first, alone] : first,
    ...(isShort && { grepInvert: /@whole\b/ }),
    outputDir: "test-results/traces",
    fullyParallel: true,
    workers: 2,
    retries: 0,
    forbidOnly: true,
    // For machines that do other things too: what is timed is timed by `pnpm bench`.
    timeout: 120_000,
    expect: { timeout: 20_000 },
    reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
    use: {
      baseURL: run.shopUrl,
      browserName: "chromium",
      viewport: { width: 1440, height: 900 },
      locale: "en-NG",
      timezoneId: "Africa/Lagos",
      // Recorded for every journey, it costs a seventh of the run: run what failed again with `--trace on`.
      trace: "off",
      screenshot: "only-on-failure",
      launchOptions: {
        ...(run.chromiumPath && { executablePath: run.chromiumPath }),
        args: [...chromiumFlags],
      },
    },
  };
}
