import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { chromiumOfThisMachine } from "@precise/chromium/find-chromium";
import { startOwnStack } from "./own-stack.ts";
import { runCommand } from "./run-command.ts";
import { runVitest } from "./run-vitest.ts";
import type { Stack } from "./stack.ts";
import { openStackControl, type StackControl } from "./stack-control.ts";
import { readPlaywrightReport, tallyOf } from "./tally.ts";
import type { TestContext } from "./test-context.ts";
import type { TestStep } from "./test-run.ts";
import { deskFolder, root, shopFolder, tradeFolder } from "./workspace.ts";

const MINUTE_MS = 60_000;

interface Running {
  readonly stack: Stack;
  readonly control: StackControl;
  readonly dataDir: string;
  readonly chromium: string;
}

/** What the browser sees of the shop and of the trade area comes from these and from what they stand on. */
const servers = ["@precise/api", "@precise/identity", "@precise/payments"];
const shopParts = ["@precise/shop", ...servers];
// Trade's pages come through the shop.
const tradeParts = ["@precise/trade", ...shopParts];
const deskParts = ["@precise/desk", "@precise/door", ...servers];

/** All that a page, a server or a journey is made from. */
const shown = [
  "apps",
  "packages",
  "tooling",
  "package.json",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
] as const;

/** Which pages the short form looks at: others with each commit. */
function sweepSeed(): string {
  const head = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return head.status === 0 ? head.stdout.trim() : "none";
}

/** The steps that need a browser and the whole stack, on ports and data of their own. */
export function browserSteps(context: TestContext, distDir: () => string): readonly TestStep[] {
  let running: Running | undefined;

  /** What journeys and budgets get from the environment: where the stack is, which browser, the data folder for commands, the build. */
  const environment = (): Readonly<Record<string, string>> => {
    if (running === undefined) throw new Error("the stack has not been started");
    return {
      ...context.settings.machine,
      TEST_DEPTH: context.depth,
      SWEEP_SEED: sweepSeed(),
      SHOP_URL: running.stack.shopUrl,
      DESK_URL: running.stack.deskUrl ?? "",
      EAGER_URL: running.stack.eagerUrl ?? "",
      API_URL: running.stack.apiUrl,
      TRADE_URL: running.stack.tradeUrl ?? "",
      IDENTITY_URL: running.stack.identityUrl ?? "",
      PAYMENTS_URL: running.stack.paymentsUrl ?? "",
      CHROMIUM_PATH: running.chromium,
      DATA_DIR: running.dataDir,
      SHOP_DIST_DIR: distDir(),
      STACK_CONTROL_URL: running.control.url,
    };
  };

  return [
    {
      name: "browser and stack",
      group: "stack",
      needs: ["build"],
      tests: [],
      lane: "main",
      run: async (note) => {
        const { machine, chromiumPath } = context.settings;
        const chromium = await chromiumOfThisMachine({ named: chromiumPath, searchPath: machine.PATH ?? "" });
        context.progress.line(`    ${chromium.words}`);
        const { stack, dataDir } = await startOwnStack({
          settings: context.settings,
          distDir: distDir(),
          progress: context.progress,
          onStop: context.onStop,
          keepLogsIn: join(context.reports, "logs"),
        });
        // A journey may be the first to sign in; how long a server takes to start is not what it is about.
        await stack.startAll();
        const control = await openStackControl(stack);
        context.onStop(control.close);
        void stack.died.then((message) => context.progress.line(`\n${message}`));
        running = { stack, control, dataDir, chromium: chromium.path };
        note(stack.shopUrl);
        return { tally: { passed: 1, failed: 0 } };
      },
    },
    {
      name: "budgets",
      group: "budgets",
      needs: ["stack"],
      tests: ["@precise/budgets", ...tradeParts],
      lane: "main",
      reads: shown,
      run: () =>
        runVitest("tooling/budgets", join(context.reports, "budgets.json"), context, environment(), {
          limitMs: 5 * MINUTE_MS,
        }),
    },
    {
      name: "on the open internet",
      group: "internet",
      needs: ["stack"],
      tests: ["@precise/open-internet", ...tradeParts],
      lane: "main",
      reads: shown,
      run: () =>
        runVitest("tooling/open-internet", join(context.reports, "internet.json"), context, environment(), {
          limitMs: 10 * MINUTE_MS,
        }),
    },
    journeysStep({ name: "journeys", app: shopFolder, tests: shopParts }, context, environment),
    journeysStep({ name: "trade journeys", app: tradeFolder, tests: tradeParts }, context, environment),
    journeysStep({ name: "desk journeys", app: deskFolder, tests: deskParts }, context, environment),
  ];
}

/** The journeys of one app. @param environment read when the step runs: the stack has started by then */
function journeysStep(
  plan: {
    readonly name: string;
    readonly app: string;
    readonly tests: readonly string[];
  },
  context: TestContext,
  environment: () => Readonly<Record<string, string>>,
): TestStep {
  const { name, app, tests } = plan;
  return {
    name,
    group: "journeys",
    needs: ["stack"],
    tests,
    lane: "main",
    reads: shown,
    run: async (note) => {
      const report = join(context.reports, `${name.replace(" ", "-")}.json`);
      const end = await runCommand({
        command: join(app, "node_modules", ".bin", "playwright"),
        args: ["test", "--reporter=list,json"],
        cwd: app,
        env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: "0" },
        // A line comes with each journey; the longest may take four minutes.
        limitMs: 5 * MINUTE_MS,
        mayGoOn: true,
        onLine: (line) => note(line.trim().slice(0, 60)),
      });
      return { tally: tallyOf([readPlaywrightReport(report)], end.isOk), output: end.output };
    },
  };
}
