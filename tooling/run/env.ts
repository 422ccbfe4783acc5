import { PlainFailure } from "./plain-failure.ts";

/** What a person may set for `pnpm start`, `dev`, `test` and `bench`. Unset means the local default. */
export interface RunSettings {
  /** Where visitors come: the door's. */
  readonly doorPort: number;
  /** Where the shop itself answers the door. */
  readonly shopPort: number;
  readonly apiPort: number;
  /** Where the staff works. */
  readonly deskPort: number;
  /** Where the runner waits for the trade area's first visitor. */
  readonly tradePort: number;
  /** Where the stand-in for the user pool listens; undefined where AUTH_ISSUER names a real one. */
  readonly identityPort: number | undefined;
  /** Where the stand-in for Paystack listens; undefined where PAYSTACK_URL or a secret key names a real one. */
  readonly paymentsPort: number | undefined;
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
  "PAYSTACK_URL",
  "PAYMENT_CHECK_FACTOR",
  "MESSAGING_URL",
  "MESSAGING_API_KEY",
  "MESSAGING_SENDER",
  "MESSAGING_WEBHOOK_SECRET",
  "MESSAGING_CHANNELS",
  "SCHEDULING_API_TOKEN",
  "TRACKING_SRC",
  "CHAT_SRC",
  "LOG_LEVEL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
  "SCRIPTS",
  "AUTH_USER_POOL_ID",
  "AUTH_CLIENT_ID",
  "AUTH_HOSTED_UI_URL",
  "AUTH_USER_POOL_ENDPOINT",
  "AUTH_ISSUER",
  "AUTH_KEYS_URL",
  "AUTH_SOCIAL",
  "AUTH_EMAIL_CODES",
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
  "CHROMIUM_PATH",
  "COLUMNS",
] as const;

/**
 * Reads and checks the settings once.
 * @throws PlainFailure naming the variable when a value cannot be used
 */
export function readRunSettings(env: NodeJS.ProcessEnv = process.env): RunSettings {
  const ports = {
    PORT: portOf(env, "PORT", 3000),
    API_PORT: portOf(env, "API_PORT", 3001),
    TRADE_PORT: portOf(env, "TRADE_PORT", 3002),
    DESK_PORT: portOf(env, "DESK_PORT", 3003),
    SHOP_PORT: portOf(env, "SHOP_PORT", 3004),
  };
  const names = Object.entries(ports);
  for (const [at, [name, port]] of names.entries()) {
    const same = names.slice(at + 1).find(([, other]) => other === port);
    if (same !== undefined)
      throw new PlainFailure(`${name} and ${same[0]} are both ${port}: give them two different ports.`);
  }
  const handedOn = pick(env, HANDED_ON);
  // A key alone is one for Paystack itself: it must not be tried on the stand-in.
  if (handedOn.PAYSTACK_SECRET_KEY !== undefined) handedOn.PAYSTACK_URL ??= "https://api.paystack.co";
  return {
    doorPort: ports.PORT,
    deskPort: ports.DESK_PORT,
    shopPort: ports.SHOP_PORT,
    apiPort: ports.API_PORT,
    tradePort: ports.TRADE_PORT,
    identityPort: handedOn.AUTH_ISSUER === undefined ? portOf(env, "IDENTITY_PORT", 9229) : undefined,
    paymentsPort: handedOn.PAYSTACK_URL === undefined ? portOf(env, "PAYMENTS_PORT", 9339) : undefined,
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
