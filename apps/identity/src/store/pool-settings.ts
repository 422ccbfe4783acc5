/** Names of a pool as everyone may know them. */
export interface PoolNames {
  readonly poolId: string;
  readonly clientId: string;
  /** Cognito hashes only what follows the underscore of the id into a password's verifier. */
  readonly poolName: string;
}

/** What the pool is called where the environment says nothing, so that apps need no set-up. @source design "Environment" */
export const localPool = poolNames("local_precise", "precise-local-web");

export function poolNames(poolId: string, clientId: string): PoolNames {
  return { poolId, clientId, poolName: poolId.slice(poolId.indexOf("_") + 1) };
}

/** At least this many characters, of any class. @source spec §5 "Sign-in pool" */
export const shortestPassword = 8;

export const accessTokenSeconds = 60 * 60;
export const refreshTokenSeconds = 30 * 24 * 60 * 60;
/** A rotated refresh token still works this long, for two tabs that refresh at once. */
export const rotationGraceMilliseconds = 10_000;

/** Scope of calls about oneself, as Cognito names it. */
export const selfScope = "aws.cognito.signin.user.admin";

/** Facebook gives no verified e-mail; Google's is mapped as verified in this pool. @source design "Sign-in" */
export const providers = {
  Google: { verifiesEmail: true },
  Facebook: { verifiesEmail: false },
} as const;
export type Provider = keyof typeof providers;

export function isProvider(name: string): name is Provider {
  return Object.hasOwn(providers, name);
}
