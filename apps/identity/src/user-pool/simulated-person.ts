import { createHmac } from "node:crypto";
import type { PasswordVerifier } from "../srp/password-verifier.ts";
import { N } from "../srp/srp-group.ts";
import { emailKey } from "../store/pool-store.ts";

const VERIFIER_BLOCKS = 12;

/** What someone unknown looks like from outside. */
export interface SimulatedPerson {
  readonly userId: string;
  readonly password: PasswordVerifier;
}

/**
 * What someone unknown is challenged with: the same salt and user id for the same name each time, as for someone who
 * is known, and at no more cost. No one can answer the challenge, for the verifier belongs to no password.
 * @param secret of this pool alone: without it the answer looks like a real one
 * @source RFC 5054 §2.5.1.3; Amazon Cognito, PreventUserExistenceErrors
 */
export function simulatedPerson(secret: string, name: string): SimulatedPerson {
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
