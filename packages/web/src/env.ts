import { readTracingSettings, type TracingSettings } from "@precise/tracing/tracing-settings";
import * as z from "zod/mini";

/** A variable that holds an origin, as both apps read it. */
export const originVariable = z
  .string()
  .check(z.refine((text) => isOrigin(text), { error: 'must be an origin such as "https://shop.example"' }));

const shared = {
  /** First is canonical. */
  SITE_ORIGINS: z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text) => text.split(",").map((part) => part.trim())),
  ),
  API_ORIGIN: originVariable,
  METRICS_PORT: z.optional(
    z.pipe(z.string(), z.transform(Number)).check(
      z.refine((number) => Number.isInteger(number) && number > 0 && number <= 65_535, {
        error: "must be a port",
      }),
    ),
  ),
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

/** What every app's server reads from its environment. */
export interface WebEnv {
  readonly isLocal: boolean;
  readonly apiOrigin: string;
  readonly siteOrigins: readonly string[];
  /** Origin that canonical addresses carry. */
  readonly canonicalOrigin: string;
  /** Shared with door and API, so that each believes the visitor's address that is passed on; absent only on a laptop. */
  readonly internalSecret: string | undefined;
  /** Where Prometheus reads figures, on no port that the door knows; undefined: nothing is measured. */
  readonly metricsPort: number | undefined;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads what both apps need of the environment.
 * @throws Error of one line that names the variable at fault
 * @source design "Environment"
 */
export function parseWebEnv(variables: Variables): WebEnv {
  const isLocal = variables.SHOP_ENV === "local";
  const settings = withoutEmpty(
    isLocal ? { ...localDefaults(variables.PORT), ...withoutEmpty(variables) } : variables,
  );
  const parsed = z.safeParse(isLocal ? localSchema : productionSchema, settings);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? "the environment");
    throw new Error(
      `${name} ${settings[name] === undefined ? "is not set" : (issue?.message ?? "is wrong")}`,
    );
  }
  const { API_ORIGIN, SITE_ORIGINS, INTERNAL_SECRET, METRICS_PORT } = parsed.data;
  const bad = SITE_ORIGINS.find((text) => !isOrigin(text));
  const [canonicalOrigin] = SITE_ORIGINS;
  if (bad !== undefined || canonicalOrigin === undefined)
    throw new Error(`SITE_ORIGINS holds "${bad}", which is no origin`);
  const plain = isLocal ? undefined : SITE_ORIGINS.find((text) => !text.startsWith("https://"));
  if (plain !== undefined) throw new Error(`SITE_ORIGINS holds "${plain}", which is not https`);
  return {
    isLocal,
    apiOrigin: API_ORIGIN,
    siteOrigins: SITE_ORIGINS,
    canonicalOrigin,
    internalSecret: INTERNAL_SECRET,
    metricsPort: METRICS_PORT,
  };
}

let parsed: WebEnv | undefined;

/** What both apps need of the environment, validated once. @throws Error that names the variable at fault */
export function webEnv(): WebEnv {
  parsed ??= parseWebEnv(process.env);
  return parsed;
}

/** Where an app's spans are reported; undefined: nowhere. @throws Error that names the variable at fault */
export function tracingOf(appName: string): TracingSettings | undefined {
  return readTracingSettings(process.env, `precise-${appName}`);
}

/** True while `next build` makes pages: there is no API then. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}

/** True where a build must bring all that its server needs in one folder, as an image wants it. @source decision 032 */
export function isStandaloneBuild(): boolean {
  return process.env.STANDALONE_BUILD === "1";
}

/** Where a laptop's shop answers, and with it everything behind it. @param port unset: the usual one */
export function localOrigin(port: string | undefined): string {
  return `http://localhost:${port || "3000"}`;
}

/** A variable that is set to nothing counts as not set. */
export function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
}

function localDefaults(port: string | undefined): Variables {
  return { API_ORIGIN: "http://127.0.0.1:3001", SITE_ORIGINS: localOrigin(port) };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
