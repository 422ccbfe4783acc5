import { type AuthEnvironment, readAuthSettings } from "@precise/auth/auth-settings";
import * as z from "zod/mini";
import { type ThirdPartyScripts, thirdPartyScriptsOf } from "./third-party-scripts.ts";

const origin = z
  .string()
  .check(z.refine((text) => isOrigin(text), { error: 'must be an origin such as "https://shop.example"' }));

const shared = {
  /** First is canonical. */
  SITE_ORIGINS: z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text) => text.split(",").map((part) => part.trim())),
  ),
  API_ORIGIN: origin,
  TRADE_ORIGIN: z.optional(origin),
  TRUSTED_PROXIES: z._default(z.string(), "loopback"),
};

const localSchema = z.object({
  ...shared,
  SHOP_ENV: z.literal("local"),
  INTERNAL_SECRET: z.optional(z.string()),
});

const productionSchema = z.object({
  ...shared,
  SHOP_ENV: z.optional(z.never({ error: 'is either "local" or not set' })),
  INTERNAL_SECRET: z.string().check(z.minLength(32, { error: "must have at least 32 characters" })),
});

/** What the shop's server is told by its environment. */
export interface ShopEnv {
  readonly isLocal: boolean;
  readonly apiOrigin: string;
  readonly siteOrigins: readonly string[];
  /** Origin that canonical addresses carry. */
  readonly canonicalOrigin: string;
  /** Where /clients is served; without it the trade area is somebody else's matter. */
  readonly tradeOrigin: string | undefined;
  /** Shared with the API, so that it believes the visitor's address that we pass on; absent only on a laptop. */
  readonly internalSecret: string | undefined;
  readonly trustedProxies: string;
  readonly thirdPartyScripts: ThirdPartyScripts;
  /** Where people sign in; a browser may know all of it. */
  readonly auth: AuthEnvironment;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment.
 * @throws Error of one line that names the variable at fault
 * @source DESIGN §3
 */
export function parseEnv(variables: Variables): ShopEnv {
  const isLocal = variables.SHOP_ENV === "local";
  const given = withoutEmpty(
    isLocal ? { ...localDefaults(variables.PORT), ...withoutEmpty(variables) } : variables,
  );
  const parsed = z.safeParse(isLocal ? localSchema : productionSchema, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? "the environment");
    throw new Error(`${name} ${given[name] === undefined ? "is not set" : (issue?.message ?? "is wrong")}`);
  }
  const { API_ORIGIN, SITE_ORIGINS, TRADE_ORIGIN, INTERNAL_SECRET, TRUSTED_PROXIES } = parsed.data;
  const bad = SITE_ORIGINS.find((text) => !isOrigin(text));
  const [canonicalOrigin] = SITE_ORIGINS;
  if (bad !== undefined || canonicalOrigin === undefined)
    throw new Error(`SITE_ORIGINS holds "${bad}", which is no origin`);
  return {
    isLocal,
    apiOrigin: API_ORIGIN,
    siteOrigins: SITE_ORIGINS,
    canonicalOrigin,
    tradeOrigin: TRADE_ORIGIN,
    internalSecret: INTERNAL_SECRET,
    trustedProxies: TRUSTED_PROXIES,
    thirdPartyScripts: thirdPartyScriptsOf(variables),
    auth: authOf(given, isLocal),
  };
}

/** Where people sign in on a laptop: apps/identity. */
const standIn = "http://localhost:9229";
const localAuth: AuthEnvironment = {
  AUTH_USER_POOL_ID: "local_precise",
  AUTH_CLIENT_ID: "precise-local-web",
  AUTH_HOSTED_UI_URL: standIn,
  AUTH_USER_POOL_ENDPOINT: standIn,
};

/** @throws BadAuthSettings that names the variable at fault */
function authOf(given: Variables, isLocal: boolean): AuthEnvironment {
  const hasOwn = given.AUTH_USER_POOL_ID !== undefined;
  const { AUTH_USER_POOL_ID, AUTH_CLIENT_ID, AUTH_HOSTED_UI_URL, AUTH_USER_POOL_ENDPOINT } =
    isLocal && !hasOwn ? localAuth : given;
  const auth = { AUTH_USER_POOL_ID, AUTH_CLIENT_ID, AUTH_HOSTED_UI_URL, AUTH_USER_POOL_ENDPOINT };
  const { hostedUiUrl, userPoolEndpoint } = readAuthSettings(auth, "");
  const isPlain = [hostedUiUrl, userPoolEndpoint].some((address) => address?.startsWith("http:"));
  if (isPlain && !isLocal) throw new Error("AUTH_HOSTED_UI_URL must be an https address in production");
  return auth;
}

let parsed: ShopEnv | undefined;

/** The shop's environment, validated once. @throws Error that names the variable at fault */
export function shopEnv(): ShopEnv {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/**
 * Origin that canonical addresses carry. While building only SITE_ORIGINS is asked for: the rest belongs to run time.
 * @throws Error that names the variable at fault
 */
export function canonicalOrigin(): string {
  if (!isBuilding()) return shopEnv().canonicalOrigin;
  const given = process.env.SITE_ORIGINS?.split(",")[0]?.trim();
  if (given) return given;
  if (!isLocalShop() && catalogueSnapshotFile())
    throw new Error("SITE_ORIGINS is not set: pages that are built carry it");
  return localOrigin(undefined);
}

/**
 * The scripts of others that pages may load once a visitor agrees; while building too.
 * @throws Error that names the variable at fault
 */
export function thirdPartyScripts(): ThirdPartyScripts {
  return isBuilding() ? thirdPartyScriptsOf(process.env) : shopEnv().thirdPartyScripts;
}

/** True while `next build` makes pages: there is no API then, only the snapshot. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}

/** Folder of the build, relative to the shop's. A finished build is copied and served from elsewhere. */
export function distDir(): string {
  return process.env.SHOP_DIST_DIR || ".next";
}

/** True on a laptop; false wherever SHOP_ENV is not set, which means production. */
export function isLocalShop(): boolean {
  return process.env.SHOP_ENV === "local";
}

/** An exported catalogue to build pages from, outside a laptop. @source D18 */
export function catalogueSnapshotFile(): string | undefined {
  return process.env.CATALOGUE_SNAPSHOT || undefined;
}

function localDefaults(port: string | undefined): Variables {
  return { API_ORIGIN: "http://127.0.0.1:3001", SITE_ORIGINS: localOrigin(port) };
}

function localOrigin(port: string | undefined): string {
  return `http://localhost:${port || "3000"}`;
}

/** A variable that is set to nothing counts as not set. */
function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
