import type { SocialProvider } from "./sign-in-port.ts";

/** What an app must know to sign someone in: public, the same for every visitor. */
export interface AuthSettings {
  readonly userPoolId: string;
  readonly clientId: string;
  /** Origin of the hosted page, without a slash at its end; undefined where no one signs in through it. */
  readonly hostedUiUrl?: string;
  /** Where the user pool's calls go; unset means Amazon's own address. */
  readonly userPoolEndpoint?: string;
  /** Origin of the shop that is being visited; its root and /auth may be returned to. */
  readonly siteOrigin: string;
}

/** A setting is missing, or names an address that may not be used. The message names the variable. */
export class BadAuthSettings extends Error {
  override readonly name = "BadAuthSettings";
}

/** The variables of design "Environment" that a browser may see. */
export interface AuthEnvironment {
  readonly AUTH_USER_POOL_ID?: string | undefined;
  readonly AUTH_CLIENT_ID?: string | undefined;
  readonly AUTH_HOSTED_UI_URL?: string | undefined;
  readonly AUTH_USER_POOL_ENDPOINT?: string | undefined;
  /** Those that the pool has, such as `google,facebook`; empty for none, unset for both. */
  readonly AUTH_SOCIAL?: string | undefined;
  /** `on` where the pool signs in by a code from an e-mail; unset: on with an endpoint of our own, off at Amazon. */
  readonly AUTH_EMAIL_CODES?: string | undefined;
}

/**
 * Reads the settings once, at start. Without TLS only this computer is believed.
 * @param siteOrigin origin of the shop that is being visited
 * @throws BadAuthSettings
 */
export function readAuthSettings(env: AuthEnvironment, siteOrigin: string): AuthSettings {
  const endpoint = env.AUTH_USER_POOL_ENDPOINT || undefined;
  return {
    userPoolId: required(env, "AUTH_USER_POOL_ID"),
    clientId: required(env, "AUTH_CLIENT_ID"),
    ...(socialProvidersOf(env).length > 0 && {
      hostedUiUrl: safeOrigin("AUTH_HOSTED_UI_URL", required(env, "AUTH_HOSTED_UI_URL")),
    }),
    ...(endpoint !== undefined && {
      userPoolEndpoint: safeOrigin("AUTH_USER_POOL_ENDPOINT", endpoint),
    }),
    siteOrigin,
  };
}

/**
 * Origins that a page which signs people in talks to, for its security policy.
 * @throws BadAuthSettings
 */
export function authOrigins(env: AuthEnvironment): readonly string[] {
  const { hostedUiUrl, userPoolEndpoint, userPoolId } = readAuthSettings(env, "");
  // A pool's id begins with its region.
  const amazon = `https://cognito-idp.${userPoolId.split("_")[0]}.amazonaws.com`;
  return [...new Set([userPoolEndpoint ?? amazon, ...(hostedUiUrl === undefined ? [] : [hostedUiUrl])])];
}

/** In the order of their buttons. */
const socialProviders: readonly SocialProvider[] = ["Google", "Facebook"];

/**
 * Through whom people sign in besides the pool itself, in the order of their buttons.
 * @throws BadAuthSettings
 */
export function socialProvidersOf({ AUTH_SOCIAL }: AuthEnvironment): readonly SocialProvider[] {
  if (AUTH_SOCIAL === undefined) return socialProviders;
  const names = AUTH_SOCIAL.split(",").map((name) => name.trim().toLowerCase());
  const unknown = names.find(
    (name) => name !== "" && !socialProviders.some((each) => each.toLowerCase() === name),
  );
  if (unknown !== undefined)
    throw new BadAuthSettings(`AUTH_SOCIAL lists "${unknown}"; it may list google and facebook`);
  return socialProviders.filter((each) => names.includes(each.toLowerCase()));
}

/**
 * Whether people may sign in by a code from an e-mail instead of the password.
 * @throws BadAuthSettings
 */
export function offersEmailCodes({ AUTH_EMAIL_CODES, AUTH_USER_POOL_ENDPOINT }: AuthEnvironment): boolean {
  if (!AUTH_EMAIL_CODES) return Boolean(AUTH_USER_POOL_ENDPOINT);
  if (AUTH_EMAIL_CODES === "on" || AUTH_EMAIL_CODES === "off") return AUTH_EMAIL_CODES === "on";
  throw new BadAuthSettings("AUTH_EMAIL_CODES must be on or off");
}

/** The hosted page, where it is the one on this computer. */
export function localHostedUi({ hostedUiUrl }: AuthSettings): string | undefined {
  return hostedUiUrl?.startsWith("http:") ? hostedUiUrl : undefined;
}

function required(env: AuthEnvironment, name: keyof AuthEnvironment): string {
  const value = env[name];
  if (value === undefined || value === "") throw new BadAuthSettings(`${name} is not set`);
  return value;
}

function safeOrigin(name: string, text: string): string {
  const address = URL.parse(text);
  const isLoopback = address !== null && ["localhost", "127.0.0.1"].includes(address.hostname);
  if (address === null || (address.protocol !== "https:" && !(address.protocol === "http:" && isLoopback))) {
    throw new BadAuthSettings(`${name} must be an https address, or http on this computer alone`);
  }
  return address.origin;
}
