import { fileURLToPath } from "node:url";
import { ownHostsOf } from "@precise/contract/wire/own-hosts";
import { readTracingSettings } from "@precise/tracing/tracing-settings";
import * as z from "zod/mini";
import type { DoorSettings } from "./settings.ts";
import { parseTrustedProxies } from "./visitors/trusted-proxies.ts";

const origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text), {
    error: 'must be an origin such as "https://shop.example"',
  }),
);
/** Where an app answers: one origin for each replica, or a name behind which all of them stand. */
const replicas = z.pipe(z.pipe(z.string(), z.transform(listed)), z.array(origin).check(z.minLength(1)));
const port = z.pipe(z.string(), z.transform(Number)).check(
  z.refine((number) => Number.isInteger(number) && number >= 0 && number <= 65_535, {
    error: "must be a port",
  }),
);

const builtDesk = fileURLToPath(new URL("../../desk/dist", import.meta.url));

const variables = z.object({
  SHOP_ENV: z.optional(z.literal("local", { error: 'is either "local" or not set' })),
  HOST: z._default(z.string(), "0.0.0.0"),
  PORT: z._default(port, 3000),
  /** For the apps and operators alone: calls of the API over all its replicas, /healthz, /readyz, /metrics. */
  INNER_PORT: z._default(port, 8080),
  /** For the staff alone: the desk. */
  DESK_PORT: z._default(port, 3003),
  DESK_ORIGIN: z.optional(origin),
  DESK_FOLDER: z._default(z.string(), builtDesk),
  PICTURES_ORIGIN: z.optional(origin),
  SITE_ORIGINS: z.pipe(z.pipe(z.string(), z.transform(listed)), z.array(origin).check(z.minLength(1))),
  SHOP_ORIGIN: replicas,
  API_ORIGIN: replicas,
  TRADE_ORIGIN: z.optional(replicas),
  INNER_HOSTS: z._default(z.string(), ""),
  TRUSTED_PROXIES: z._default(z.string(), "loopback"),
  INTERNAL_SECRET: z.optional(z.string()),
  RATE_LIMIT_FACTOR: z._default(z.pipe(z.string(), z.transform(Number)).check(z.positive()), 1),
  SCRIPTS: z._default(z.enum(["on-intent", "eager"]), "on-intent"),
});

/**
 * Reads the environment.
 * @throws Error of one line that names the variable at fault
 * @source design "Environment"
 */
export function readDoorEnv(environment: Readonly<Record<string, string | undefined>>): DoorSettings & {
  readonly host: string;
  readonly port: number;
  readonly innerPort: number;
  readonly deskPort: number;
} {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = z.safeParse(variables, set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? "the environment");
    throw new Error(`${name} ${set[name] === undefined ? "is not set" : (issue?.message ?? "is wrong")}`);
  }
  const env = parsed.data;
  const isLocal = env.SHOP_ENV === "local";
  if (!isLocal && (env.INTERNAL_SECRET?.length ?? 0) < 32)
    throw new Error("INTERNAL_SECRET must have at least 32 characters");
  const plain = isLocal ? undefined : env.SITE_ORIGINS.find((text) => !text.startsWith("https://"));
  if (plain !== undefined) throw new Error(`SITE_ORIGINS holds "${plain}", which is not https`);
  if (!isLocal && env.DESK_ORIGIN?.startsWith("https://") === false)
    throw new Error("DESK_ORIGIN must be an https origin");
  if (env.DESK_ORIGIN !== undefined && env.SITE_ORIGINS.includes(env.DESK_ORIGIN))
    throw new Error("DESK_ORIGIN must not be one of SITE_ORIGINS");
  return {
    host: env.HOST,
    port: env.PORT,
    innerPort: env.INNER_PORT,
    deskPort: env.DESK_PORT,
    desk:
      env.DESK_ORIGIN === undefined
        ? undefined
        : { origin: env.DESK_ORIGIN, folder: env.DESK_FOLDER, picturesOrigin: env.PICTURES_ORIGIN },
    siteOrigins: env.SITE_ORIGINS,
    shopOrigins: env.SHOP_ORIGIN,
    apiOrigins: env.API_ORIGIN,
    tradeOrigins: env.TRADE_ORIGIN,
    isOwnHost: ownHostsOf(env.SITE_ORIGINS, listed(env.INNER_HOSTS)),
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES),
    internalSecret: env.INTERNAL_SECRET,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    scripts: env.SCRIPTS,
    tracing: readTracingSettings(environment, "precise-door"),
    isDevelopment: false,
  };
}

function listed(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
