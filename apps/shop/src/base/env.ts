import { type AuthEnvironment, offersEmailCodes, readAuthSettings } from "@precise/auth/auth-settings";
import { scriptsOnIntent } from "@precise/contract/door/page-notes";
import {
  isBuilding,
  localOrigin,
  parseWebEnv,
  type Variables,
  type WebEnv,
  withoutEmpty,
} from "@precise/web/env";
import { type ThirdPartyScripts, thirdPartyScriptsOf } from "./third-party-scripts.ts";

/** What the shop's server reads from its environment. */
export interface ShopEnv extends WebEnv {
  readonly thirdPartyScripts: ThirdPartyScripts;
  /** Where people sign in; a browser may know all of it. */
  readonly auth: AuthEnvironment;
}

/**
 * Reads the environment.
 * @throws Error of one line that names the variable at fault
 * @source design "Environment"
 */
export function parseEnv(variables: Variables): ShopEnv {
  const web = parseWebEnv(variables);
  return {
    ...web,
    thirdPartyScripts: thirdPartyScriptsOf(variables),
    // An empty list of providers is one.
    auth: authOf({ ...withoutEmpty(variables), AUTH_SOCIAL: variables.AUTH_SOCIAL }, web.isLocal),
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
function authOf(variables: Variables, isLocal: boolean): AuthEnvironment {
  const hasOwn = variables.AUTH_USER_POOL_ID !== undefined;
  const { AUTH_USER_POOL_ID, AUTH_CLIENT_ID, AUTH_HOSTED_UI_URL, AUTH_USER_POOL_ENDPOINT } =
    isLocal && !hasOwn ? localAuth : variables;
  const { AUTH_SOCIAL, AUTH_EMAIL_CODES } = variables;
  const auth: AuthEnvironment = {
    AUTH_USER_POOL_ID,
    AUTH_CLIENT_ID,
    AUTH_HOSTED_UI_URL,
    AUTH_USER_POOL_ENDPOINT,
    AUTH_SOCIAL,
    AUTH_EMAIL_CODES,
  };
  const { hostedUiUrl, userPoolEndpoint } = readAuthSettings(auth, "");
  offersEmailCodes(auth);
  for (const [name, address] of Object.entries({
    AUTH_HOSTED_UI_URL: hostedUiUrl,
    AUTH_USER_POOL_ENDPOINT: userPoolEndpoint,
  }))
    if (!isLocal && address?.startsWith("http:"))
      throw new Error(`${name} must be an https address in production`);
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
  const origin = process.env.SITE_ORIGINS?.split(",")[0]?.trim();
  if (origin) return origin;
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

/** Folder of the build, relative to the shop's. A finished build is copied and served from elsewhere. */
export function distDir(): string {
  return process.env.SHOP_DIST_DIR || ".next";
}

/**
 * Addresses of the scripts that run before the framework. The build writes their names in the place of the variables;
 * `next dev` has none.
 * @source design D26
 */
export function loaderAddresses():
  | Readonly<Record<"page" | "consent" | "viewed" | "compare", string>>
  | undefined {
  // Each by its whole name, for the build replaces just that.
  const page = process.env.PAGE_LOADER;
  const consent = process.env.CONSENT_LOADER;
  const viewed = process.env.VIEWED_LOADER;
  const compare = process.env.COMPARE_LOADER;
  if (!page || !consent || !viewed || !compare) return undefined;
  const { loaderFolder } = scriptsOnIntent;
  return {
    page: loaderFolder + page,
    consent: loaderFolder + consent,
    viewed: loaderFolder + viewed,
    compare: loaderFolder + compare,
  };
}

/** True on a laptop; false wherever SHOP_ENV is not set, which means production. */
export function isLocalShop(): boolean {
  return process.env.SHOP_ENV === "local";
}

/** An exported catalogue to build pages from, outside a laptop. @source design D18 */
export function catalogueSnapshotFile(): string | undefined {
  return process.env.CATALOGUE_SNAPSHOT || undefined;
}
