import { randomBytes, timingSafeEqual } from "node:crypto";
import { bytesOf, g, numberOf, padHex, power, sha256 } from "./srp-group.ts";

/** What is kept of a password: from it no one can sign in, and two people with one password keep different ones. */
export interface PasswordVerifier {
  readonly salt: string;
  readonly verifier: string;
}

/** Whose password it is; both names are hashed into the verifier. */
export interface VerifierOwner {
  readonly poolName: string;
  readonly userId: string;
}

export function makeVerifier(owner: VerifierOwner, password: string): PasswordVerifier {
  const salt = randomBytes(16).toString("hex");
  return { salt, verifier: verifierHex(owner, salt, password) };
}

/** Whether this is the password, for calls that carry it in the clear. */
export function isPassword(owner: VerifierOwner, password: string, kept: PasswordVerifier): boolean {
  const verifier = bytesOf(padHex(verifierHex(owner, kept.salt, password)));
  const expected = bytesOf(padHex(kept.verifier));
  return verifier.length === expected.length && timingSafeEqual(verifier, expected);
}

function verifierHex(owner: VerifierOwner, salt: string, password: string): string {
  const inner = sha256(`${owner.poolName}${owner.userId}:${password}`);
  const x = numberOf(sha256(Buffer.concat([bytesOf(padHex(salt)), inner])));
  return power(g, x).toString(16);
}
