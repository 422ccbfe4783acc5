import { join } from "node:path";
import { ownHostsOf } from "@precise/contract/wire/own-hosts";
import { type RunningDoor, startDoor } from "@precise/door/start-door";
import { parseTrustedProxies } from "@precise/door/trusted-proxies";
import { readTracingSettings } from "@precise/tracing/tracing-settings";
import type { ChildPlan } from "./child.ts";
import type { OnDemandPlan } from "./on-demand.ts";
import { deskFolder, root, shopFolder, tradeFolder } from "./workspace.ts";

/** Everything that decides how one stack of api and shop is started. */
export interface StackSettings {
  /** Where visitors come. */
  readonly doorPort: number;
  /** A second door to the same apps, whose pages load their scripts at once: for journeys. Unset: there is none. */
  readonly eagerPort?: number | undefined;
  /** Where the staff works; unset: there is no desk. */
  readonly deskPort?: number | undefined;
  readonly shopPort: number;
  readonly apiPort: number;
  /** Unset: no trade area runs. */
  readonly tradePort?: number | undefined;
  /** Unset: no stand-in for the user pool runs. */
  readonly identityPort?: number | undefined;
  /** Unset: no stand-in for Paystack runs. */
  readonly paymentsPort?: number | undefined;
  /** Folder of the api's data. */
  readonly dataDir: string;
  readonly logDir: string;
  /** Folder of the built apps, relative to apps/shop and apps/trade alike; not used in development. */
  readonly distDir: string;
  /** Shared by api and shop, so that the shop may pass the visitor's address on (design D22). */
  readonly internalSecret: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly handedOn: Readonly<Record<string, string>>;
  /** What is imported once, while the catalogue is empty. */
  readonly catalogueFile: string;
}

/** The processes of a stack, and where they answer. Tests give fakes in their place. */
export interface StackPlan {
  /** Where the stand-in for the user pool is, where one is planned. */
  readonly identityUrl?: string | undefined;
  /** Where the stand-in for Paystack is, where one is planned. */
  readonly paymentsUrl?: string | undefined;
  /** Servers that no first page waits for: each is started by its first visitor. */
  readonly onDemand: readonly OnDemandPlan[];
  readonly api: ChildPlan;
  readonly apiReadyUrl: string;
  readonly shop: ChildPlan;
  readonly shopReadyUrl: string;
  /** Opens what every visitor meets, in this process. */
  readonly openDoor: () => Promise<Pick<RunningDoor, "close">>;
  /** Where visitors come: the door's. */
  readonly shopUrl: string;
  /** Where pages load their scripts at once. */
  readonly eagerUrl?: string | undefined;
  /** Where the staff works, where a desk is planned. */
  readonly deskUrl?: string | undefined;
  readonly apiUrl: string;
  /** Run to its end when the api is ready, before the stack counts as started. */
  readonly seed: {
    readonly command: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
  };
}

export const sampleCatalogue = join(root, "apps", "api", "catalogue", "catalogue.json");

/** The api watches its standard input itself (PARENT_PIPE); Next is taught to by a preload. */
const PRELOAD = ["--import", join(import.meta.dirname, "exit-with-parent.ts")];

/** Where Node keeps what it has compiled, types stripped: a later start has that done already. */
const compileCache = join(root, "node_modules", ".cache", "compiled");

/** The real stack: the api run by Node as it is, the shop by Next from its built copy. */
export function planStack(settings: StackSettings): StackPlan {
  const shopUrl = `http://localhost:${settings.doorPort}`;
  const eagerUrl = settings.eagerPort === undefined ? undefined : `http://localhost:${settings.eagerPort}`;
  const shopOrigin = `http://localhost:${settings.shopPort}`;
  const deskUrl = deskUrlOf(settings);
  const apiUrl = `http://127.0.0.1:${settings.apiPort}`;
  const identityUrl =
    settings.identityPort === undefined ? undefined : `http://localhost:${settings.identityPort}`;
  const paymentsUrl =
    settings.paymentsPort === undefined ? undefined : `http://localhost:${settings.paymentsPort}`;
  const shared = {
    ...settings.machine,
    ...(identityUrl !== undefined && authOfStandIn(identityUrl)),
    ...settings.handedOn,
    NODE_COMPILE_CACHE: compileCache,
    NODE_OPTIONS: youngSpace,
    SHOP_ENV: "local",
    SITE_ORIGINS: eagerUrl === undefined ? shopUrl : `${shopUrl},${eagerUrl}`,
    INTERNAL_SECRET: settings.internalSecret,
  };
  const apiEnv = {
    ...shared,
    ...apiMemory,
    API_PORT: String(settings.apiPort),
    API_HOST: "127.0.0.1",
    DATA_DIR: settings.dataDir,
    ...(deskUrl !== undefined && { DESK_ORIGIN: deskUrl }),
    ...(paymentsUrl !== undefined && { PAYSTACK_URL: paymentsUrl, PAYSTACK_SECRET_KEY: standInKey }),
  };
  const nextEnv = {
    ...shared,
    ...pagesMemory,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    API_ORIGIN: apiUrl,
  };
  return {
    identityUrl,
    paymentsUrl,
    onDemand: [
      ...(settings.tradePort === undefined ? [] : [tradePlan(settings, settings.tradePort, nextEnv)]),
      ...(identityUrl === undefined ? [] : [identityPlan(settings, identityUrl, shopUrl)]),
      ...(paymentsUrl === undefined ? [] : [paymentsPlan(settings, paymentsUrl, shopUrl)]),
    ],
    shopUrl,
    eagerUrl,
    deskUrl,
    openDoor: () => openDoors(settings, { shopUrl, shopOrigin, apiUrl, isDevelopment: false }),
    shopReadyUrl: `${shopOrigin}/`,
    apiUrl,
    apiReadyUrl: `${apiUrl}/readyz`,
    api: {
      name: "api",
      command: process.execPath,
      args: ["apps/api/src/main/main.ts"],
      cwd: root,
      env: { NODE_ENV: "production", PARENT_PIPE: "1", ...apiEnv },
      logFile: join(settings.logDir, "api.log"),
    },
    seed: {
      command: process.execPath,
      args: ["apps/api/src/main/cli/catalogue.ts", "import", settings.catalogueFile, "--if-empty"],
      cwd: root,
      env: apiEnv,
    },
    shop: {
      name: "shop",
      command: process.execPath,
      args: [...PRELOAD, NEXT, "start", ...hereOnly, "-p", String(settings.shopPort)],
      cwd: shopFolder,
      env: {
        ...nextEnv,
        PORT: String(settings.shopPort),
        SHOP_DIST_DIR: settings.distDir,
      },
      logFile: join(settings.logDir, "shop.log"),
    },
  };
}

/** What design "Environment" sets for a local run: names that apps/identity knows too. */
function authOfStandIn(url: string): Readonly<Record<string, string>> {
  return {
    AUTH_USER_POOL_ID: "local_precise",
    AUTH_CLIENT_ID: "precise-local-web",
    AUTH_HOSTED_UI_URL: url,
    AUTH_USER_POOL_ENDPOINT: url,
    AUTH_ISSUER: `${url}/local_precise`,
  };
}

function deskUrlOf({ deskPort }: StackSettings): string | undefined {
  return deskPort === undefined ? undefined : `http://localhost:${deskPort}`;
}

/** How the door reaches an app. */
function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The stack's door, and the one for journeys where there is one. */
async function openDoors(
  settings: StackSettings,
  plan: Parameters<typeof openDoor>[1],
): Promise<Pick<RunningDoor, "close">> {
  const doors = [await openDoor(settings, plan)];
  const { eagerPort, handedOn } = settings;
  if (eagerPort !== undefined) {
    const eager = {
      ...settings,
      doorPort: eagerPort,
      deskPort: undefined,
      handedOn: { ...handedOn, SCRIPTS: "eager" },
    };
    doors.push(await openDoor(eager, { ...plan, shopUrl: `http://localhost:${eagerPort}` }));
  }
  return { close: async () => void (await Promise.all(doors.map((door) => door.close()))) };
}

function openDoor(
  settings: StackSettings,
  plan: {
    readonly shopUrl: string;
    readonly shopOrigin: string;
    readonly apiUrl: string;
    readonly isDevelopment: boolean;
  },
): Promise<RunningDoor> {
  const { TRUSTED_PROXIES = "loopback", RATE_LIMIT_FACTOR = "1", SCRIPTS } = settings.handedOn;
  const deskUrl = plan.isDevelopment ? undefined : deskUrlOf(settings);
  return startDoor(
    {
      siteOrigins: [plan.shopUrl],
      shopOrigins: [plan.shopOrigin],
      apiOrigins: [plan.apiUrl],
      tradeOrigins: settings.tradePort === undefined ? undefined : [originOf(settings.tradePort)],
      desk: deskUrl === undefined ? undefined : { origin: deskUrl, folder: join(deskFolder, "dist") },
      isOwnHost: ownHostsOf([plan.shopUrl]),
      trustedProxies: parseTrustedProxies(TRUSTED_PROXIES),
      internalSecret: settings.internalSecret,
      rateLimitFactor: Number(RATE_LIMIT_FACTOR),
      scripts: SCRIPTS === "eager" ? "eager" : "on-intent",
      tracing: readTracingSettings(settings.handedOn, "precise-door"),
      isDevelopment: plan.isDevelopment,
    },
    {
      host: "::",
      port: settings.doorPort,
      ...(settings.deskPort !== undefined && { deskPort: settings.deskPort }),
      logFile: join(settings.logDir, "door.log"),
    },
  );
}

/** Trade clients come later than shoppers: the trade area is started by the first of them. */
function tradePlan(
  settings: StackSettings,
  heldPort: number,
  env: Readonly<Record<string, string>>,
): OnDemandPlan {
  const childOn = (port: number): ChildPlan => ({
    name: "trade area",
    command: process.execPath,
    args: [...PRELOAD, NEXT, "start", "-H", "127.0.0.1", "-p", String(port)],
    cwd: tradeFolder,
    env: { ...env, PORT: String(port), TRADE_DIST_DIR: settings.distDir },
    logFile: join(settings.logDir, "trade.log"),
  });
  return { name: "trade", port: heldPort, url: originOf(heldPort), childOn };
}

/** No sign-in happens before there is a page: the first one starts the local identity server. */
function identityPlan(settings: StackSettings, url: string, shopUrl: string): OnDemandPlan {
  const childOn = (port: number): ChildPlan => ({
    name: "identity",
    command: process.execPath,
    args: ["apps/identity/src/main.ts"],
    cwd: root,
    env: {
      ...settings.machine,
      NODE_COMPILE_CACHE: compileCache,
      SHOP_ENV: "local",
      PARENT_PIPE: "1",
      IDENTITY_PORT: String(settings.identityPort),
      IDENTITY_LISTEN_PORT: String(port),
      SITE_ORIGINS: shopUrl,
      DATA_DIR: settings.dataDir,
      ...(settings.handedOn.RATE_LIMIT_FACTOR !== undefined && { IDENTITY_CODES_PER_HOUR: "1000" }),
    },
    logFile: join(settings.logDir, "identity.log"),
  });
  return { name: "sign-in", port: settings.identityPort ?? 0, url, childOn };
}

/** The key that the api and the stand-in for Paystack share. */
const standInKey = "sk_test_local";

/** Nobody pays before there is an order: the first payment starts the stand-in. Its notices come in through the door. */
function paymentsPlan(settings: StackSettings, url: string, shopUrl: string): OnDemandPlan {
  const childOn = (port: number): ChildPlan => ({
    name: "payments",
    command: process.execPath,
    args: ["apps/payments/src/main.ts"],
    cwd: root,
    env: {
      ...settings.machine,
      NODE_COMPILE_CACHE: compileCache,
      SHOP_ENV: "local",
      PARENT_PIPE: "1",
      PAYMENTS_PORT: String(settings.paymentsPort),
      PAYMENTS_LISTEN_PORT: String(port),
      PAYSTACK_SECRET_KEY: standInKey,
      WEBHOOK_URL: `${shopUrl}/api/payments/paystack/webhook`,
      DATA_DIR: settings.dataDir,
    },
    logFile: join(settings.logDir, "payments.log"),
  });
  return { name: "payments", port: settings.paymentsPort ?? 0, url, childOn };
}

/** By this name: Next takes a rewrite to an address of the loopback for one to another server. */
const hereOnly = ["-H", "localhost"];
/** On a laptop few ask at the same time: what is soon thrown away need not have 32 MB in each process. */
const youngSpace = "--max-semi-space-size=4";
/** As in the images of shop and trade area: large blocks go back to the system as soon as they are free (decision 140). */
const pagesMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "262144",
};
/** As in the image of the API: there, those stay that an answer is compressed with (decision 150). */
const apiMemory = { ...pagesMemory, MALLOC_MMAP_THRESHOLD_: "98304", MALLOC_TRIM_THRESHOLD_: "1048576" };
/** What each app's process has of the system's memory. */
export const memoryOfApp = { api: apiMemory, shop: pagesMemory, trade: pagesMemory } as const;
const VITE = "node_modules/vite/bin/vite.js";
const NEXT = "node_modules/next/dist/bin/next";
const GUARD = join(import.meta.dirname, "guard.ts");

/** The same stack from source: the api restarts when a file of it changes, Next swaps what changed. */
export function forDevelopment(
  settings: StackSettings,
  plan: StackPlan,
  echo: (line: string) => void,
): StackPlan {
  const { SHOP_DIST_DIR: _built, ...shopEnv } = plan.shop.env;
  const { shopUrl, apiUrl } = plan;
  const shopOrigin = `http://localhost:${settings.shopPort}`;
  return {
    ...plan,
    openDoor: () => openDoor(settings, { shopUrl, shopOrigin, apiUrl, isDevelopment: true }),
    onDemand: [
      ...plan.onDemand.map((each) =>
        each.name === "trade"
          ? { ...each, childOn: (at: number) => tradeFromSource(each.childOn(at), at, echo) }
          : each,
      ),
      ...deskFromSource(settings, plan, echo),
    ],
    api: {
      ...plan.api,
      args: [GUARD, process.execPath, "--watch", "--watch-preserve-output", "apps/api/src/main/main.ts"],
      env: { ...plan.api.env, NODE_ENV: "development", PARENT_PIPE: "0" },
      // Its log lines are for machines; what a person must see at once (a syntax error) comes on standard error.
      onLine: (line, channel) => {
        if (channel === "stderr") echo(line);
      },
    },
    shop: {
      ...plan.shop,
      args: [
        ...[GUARD, process.execPath, NEXT, "dev", "--turbopack"],
        ...[...hereOnly, "-p", String(settings.shopPort)],
      ],
      env: { ...shopEnv, NODE_ENV: "development" },
      onLine: echo,
    },
  };
}

/** The desk by its build tool's own server, which passes its calls to the API. */
function deskFromSource(
  settings: StackSettings,
  { deskUrl, apiUrl }: StackPlan,
  echo: (line: string) => void,
): OnDemandPlan[] {
  if (deskUrl === undefined || settings.deskPort === undefined) return [];
  const childOn = (port: number): ChildPlan => ({
    name: "desk",
    command: process.execPath,
    args: [GUARD, process.execPath, VITE, "--port", String(port), "--strictPort", "--host", "localhost"],
    cwd: deskFolder,
    env: { ...settings.machine, DESK_API: apiUrl, DESK_ORIGIN: deskUrl },
    logFile: join(settings.logDir, "desk.log"),
    onLine: echo,
  });
  return [{ name: "desk", port: settings.deskPort, url: deskUrl, childOn }];
}

function tradeFromSource(built: ChildPlan, port: number, echo: (line: string) => void): ChildPlan {
  const { TRADE_DIST_DIR: _built, ...env } = built.env;
  return {
    ...built,
    args: [GUARD, process.execPath, NEXT, "dev", "--turbopack", "-H", "127.0.0.1", "-p", String(port)],
    env: { ...env, NODE_ENV: "development" },
    onLine: echo,
  };
}
