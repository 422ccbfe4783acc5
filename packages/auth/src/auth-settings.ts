/** What an app must know to sign someone in: public, the same for every visitor. */
export interface AuthSettings {
  readonly userPoolId: string;
  readonly clientId: string;
  /** Origin of the hosted page, without a slash at its end. */
  readonly hostedUiUrl: string;
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
    hostedUiUrl: safeOrigin("AUTH_HOSTED_UI_URL", required(env, "AUTH_HOSTED_UI_URL")),
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
  return [...new Set([userPoolEndpoint ?? amazon, hostedUiUrl])];
}

/** Whether the hosted page is the stand-in on this computer. */
export function isLocalHostedUi(settings: AuthSettings): boolean {
  return settings.hostedUiUrl.startsWith("http:");
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
