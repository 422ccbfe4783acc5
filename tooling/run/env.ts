import { PlainFailure } from "./plain-failure.ts";

/** What a person may set for `pnpm start`, `dev`, `test` and `bench`. Unset means the local default. */
export interface RunSettings {
  readonly shopPort: number;
  readonly apiPort: number;
  /** Where the runner holds the door of the trade area. */
  readonly tradePort: number;
  /** Where the stand-in for the user pool listens; undefined where AUTH_ISSUER names a real one. */
  readonly identityPort: number | undefined;
  readonly isCi: boolean;
  /** A real PostgreSQL server for the API's tests; empty when the runner should look for one itself. */
  readonly testDatabaseUrl: string | undefined;
  /** A Chromium to use before any other. */
  readonly chromiumPath: string | undefined;
  /** Variables of design "Environment" that are set, handed on to the api and the shop unchanged. */
  readonly handedOn: Readonly<Record<string, string>>;
  /** What any child process needs of the machine: PATH, HOME, temporary folder, locale, time zone. */
  readonly machine: Readonly<Record<string, string>>;
}

const HANDED_ON = [
  "DATABASE_URL",
  "DATABASE_CONNECTIONS",
  "DATABASE_QUEUE",
  "DATABASE_POOLER",
  "DATABASE_LISTEN_URL",
  "RATE_LIMIT_FACTOR",
  "TRUSTED_PROXIES",
  "SMTP_URL",
  "MAIL_FROM",
  "PAYSTACK_SECRET_KEY",
  "SCHEDULING_API_TOKEN",
  "TRACKING_SRC",
  "CHAT_SRC",
  "LOG_LEVEL",
  "AUTH_USER_POOL_ID",
  "AUTH_CLIENT_ID",
  "AUTH_HOSTED_UI_URL",
  "AUTH_USER_POOL_ENDPOINT",
  "AUTH_ISSUER",
] as const;

const MACHINE = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "SHELL",
  "TMPDIR",
  "LANG",
  "LC_ALL",
  "TZ",
  "TERM",
  "CI",
  "COLUMNS",
] as const;

/**
 * Reads and checks the settings once.
 * @throws PlainFailure naming the variable when a value cannot be used
 */
export function readRunSettings(env: NodeJS.ProcessEnv = process.env): RunSettings {
  const shopPort = portOf(env, "PORT", 3000);
  const apiPort = portOf(env, "API_PORT", 3001);
  if (shopPort === apiPort)
    throw new PlainFailure(`PORT and API_PORT are both ${shopPort}: give them two different ports.`);
  const tradePort = portOf(env, "TRADE_PORT", 3002);
  const handedOn = pick(env, HANDED_ON);
  return {
    shopPort,
    apiPort,
    tradePort,
    identityPort: handedOn.AUTH_ISSUER === undefined ? portOf(env, "IDENTITY_PORT", 9229) : undefined,
    isCi: env.CI !== undefined && env.CI !== "" && env.CI !== "false",
    testDatabaseUrl: env.TEST_DATABASE_URL || undefined,
    chromiumPath: env.CHROMIUM_PATH || undefined,
    handedOn,
    machine: pick(env, MACHINE),
  };
}

function portOf(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new PlainFailure(`${variable} must be a port from 1 to 65535, not "${text}".`);
  }
  return port;
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = env[name];
    if (value !== undefined && value !== "") picked[name] = value;
  }
  return picked;
}
