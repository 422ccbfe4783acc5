import { createHmac } from "node:crypto";
import type { PasswordVerifier } from "../srp/password-verifier.ts";
import { N } from "../srp/srp-group.ts";
import type { PoolUser } from "../store/pool-state.ts";
import { emailKey, type PoolStore } from "../store/pool-store.ts";

const VERIFIER_BLOCKS = 12;

/** What someone unknown looks like from outside. */
interface SimulatedPerson {
  readonly userId: string;
  readonly password: PasswordVerifier;
}

/** Whom a name means, known or not: codes, guesses and challenges of both are kept and counted alike. */
export interface NamedPerson {
  readonly user: PoolUser | undefined;
  /** The user name, or the one that was made up for someone unknown. */
  readonly owner: string;
  readonly simulated: SimulatedPerson;
}

/** @param name as it was typed: an e-mail, or a user name */
export function personNamed(store: PoolStore, name: string): NamedPerson {
  const user = store.userNamed(name);
  // Made for every name: neither the answer nor the time that it takes may reveal who is known.
  const simulated = simulatedPerson(store.readSetting("simulation_secret") ?? "", name);
  return { user, owner: user?.username ?? simulated.userId, simulated };
}

/** Where a code may go that opens the account: an address that was confirmed. Null for everyone else. */
export function provenEmail(user: PoolUser | undefined): string | null {
  if (user === undefined || user.identity !== undefined || user.attributes.email_verified !== "true")
    return null;
  return user.attributes.email ?? null;
}

/**
 * What someone unknown is challenged with: the same salt and user id for the same name each time, as for someone who
 * is known, and at no more cost. No one can answer the challenge, for the verifier belongs to no password.
 * @param secret of this pool alone: without it the answer looks like a real one
 * @source RFC 5054 §2.5.1.3; Amazon Cognito, PreventUserExistenceErrors
 */
function simulatedPerson(secret: string, name: string): SimulatedPerson {
  const derived = (purpose: string) =>
    createHmac("sha256", secret)
      .update(`${purpose}:${emailKey(name)}`)
      .digest("hex");
  const id = derived("user id");
  const number = Array.from({ length: VERIFIER_BLOCKS }, (_, block) => derived(`verifier ${block}`)).join("");
  return {
    // In the form of a random UUID (version 4), as real ones are.
    userId: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    password: {
      salt: derived("salt").slice(0, 32),
      verifier: (BigInt(`0x${number}`) % N).toString(16),
    },
  };
}
