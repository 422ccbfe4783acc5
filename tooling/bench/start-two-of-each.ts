import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChildPlan, startChild } from "@precise/run/child";
import { PlainFailure } from "@precise/run/plain-failure";
import { getFreePort } from "@precise/run/ports";
import { seed } from "@precise/run/stack";
import { planStack, sampleCatalogue } from "@precise/run/stack-plan";
import { openTestPostgres } from "@precise/run/test-postgres";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { root } from "@precise/run/workspace";
import type { BenchContext } from "./bench-context.ts";

const readyMs = 120_000;

/** Two of the API and two of the shop on one PostgreSQL, a trade area, and a door before all of them. */
export interface TwoOfEach {
  readonly apis: readonly [string, string];
  readonly shops: readonly [string, string];
  readonly trade: string;
  readonly door: string;
  readonly desk: string;
}

/**
 * Starts them as servers run them: shops and trade area reach both APIs through the inner door.
 * @param distDirs a copy of the build for each shop, for each writes its pages there
 * @throws PlainFailure where there is no PostgreSQL, or what does not start said
 */
export async function startTwoOfEach(
  { settings, onStop, results }: BenchContext,
  distDirs: readonly [string, string],
): Promise<TwoOfEach> {
  const postgres = await openTestPostgres(undefined, settings.machine, []);
  if ("missing" in postgres) throw new PlainFailure(postgres.missing);
  onStop(postgres.stop);
  const dataDir = mkdtempSync(join(tmpdir(), "precise-two-"));
  onStop(async () => rmSync(dataDir, { recursive: true, force: true }));
  const logDir = join(results, "logs", "settings");
  const [doorPort, deskPort, innerPort] = [await getFreePort(), await getFreePort(), await getFreePort()];
  const internalSecret = randomBytes(32).toString("base64url");
  const inner = `http://127.0.0.1:${innerPort}`;
  const start = async (plan: ChildPlan, url: string) => {
    const child = startChild(plan);
    onStop(() => child.stop());
    await waitUntilReady(child, url, readyMs);
    return child;
  };
  const planOf = async (distDir: string) =>
    planStack({
      doorPort,
      deskPort,
      shopPort: await getFreePort(),
      apiPort: await getFreePort(),
      tradePort: await getFreePort(),
      dataDir,
      logDir,
      distDir,
      internalSecret,
      machine: settings.machine,
      handedOn: { RATE_LIMIT_FACTOR: "100000", DATABASE_URL: postgres.url },
      catalogueFile: sampleCatalogue,
    });
  const [one, two] = [await planOf(distDirs[0]), await planOf(distDirs[1])];
  const named = (plan: ChildPlan, name: string, env: Readonly<Record<string, string>> = {}): ChildPlan => ({
    ...plan,
    name,
    env: { ...plan.env, ...env },
    logFile: join(logDir, `${name}.log`),
  });
  await start(named(one.api, "api-1"), one.apiReadyUrl);
  await seed(one, () => undefined);
  await start(named(two.api, "api-2"), two.apiReadyUrl);
  const tradePort = await getFreePort();
  const trade = `http://127.0.0.1:${tradePort}`;
  const tradePlan = one.onDemand.find(({ name }) => name === "trade")?.childOn(tradePort);
  if (tradePlan === undefined) throw new Error("no trade area is planned");
  const shopOf = ({ shopReadyUrl }: typeof one) => new URL(shopReadyUrl).origin;
  const shops = [shopOf(one), shopOf(two)] as const;
  const desk = `http://localhost:${deskPort}`;
  await start(
    {
      ...named(one.api, "door"),
      args: ["apps/door/src/main.ts"],
      cwd: root,
      env: {
        ...settings.machine,
        NODE_ENV: "production",
        SHOP_ENV: "local",
        HOST: "::",
        PORT: String(doorPort),
        INNER_PORT: String(innerPort),
        DESK_PORT: String(deskPort),
        DESK_ORIGIN: desk,
        SITE_ORIGINS: one.shopUrl,
        SHOP_ORIGIN: shops.join(),
        API_ORIGIN: [one.apiUrl, two.apiUrl].join(),
        TRADE_ORIGIN: trade,
        INTERNAL_SECRET: internalSecret,
        RATE_LIMIT_FACTOR: "100000",
      },
    },
    `${inner}/healthz`,
  );
  const throughDoor = { API_ORIGIN: inner };
  await start(named(one.shop, "shop-1", throughDoor), one.shopReadyUrl);
  await start(named(two.shop, "shop-2", throughDoor), two.shopReadyUrl);
  await start(named(tradePlan, "trade", throughDoor), `${trade}/clients/login`);
  return { apis: [one.apiUrl, two.apiUrl], shops, trade, door: one.shopUrl, desk };
}
