import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { PasswordVerifier, VerifierOwner } from "./password-verifier.ts";
import { bytesOf, g, k, N, numberOf, padHex, power, sha256 } from "./srp-group.ts";

/** One sign-in half way: what the server remembers between its challenge and the answer. */
export interface SrpExchange {
  readonly A: bigint;
  readonly b: bigint;
  readonly v: bigint;
  readonly B: bigint;
}

/** @param clientPublicHex SRP_A. @returns null when it is no fit public value */
export function startSrp(clientPublicHex: string, kept: PasswordVerifier): SrpExchange | null {
  if (!/^[0-9a-f]{1,800}$/i.test(clientPublicHex)) return null;
  const A = BigInt(`0x${clientPublicHex}`);
  if (A % N === 0n) return null;
  const b = numberOf(randomBytes(32));
  const v = BigInt(`0x${kept.verifier}`);
  return { A, b, v, B: (k * v + power(g, b)) % N };
}

/** What the client proves with: the block it was given, its time, and its signature over both. */
export interface SrpProof {
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** Whether the signature shows that the client knows the password. */
export function isSrpProof(exchange: SrpExchange, owner: VerifierOwner, proof: SrpProof): boolean {
  const { A, B, b, v } = exchange;
  const u = numberOf(sha256(bytesOf(padHex(A) + padHex(B))));
  const S = power(A * power(v, u), b);
  const pseudoRandomKey = createHmac("sha256", bytesOf(padHex(u)))
    .update(bytesOf(padHex(S)))
    .digest();
  // HKDF with Cognito's own label, cut to sixteen bytes.
  const key = createHmac("sha256", pseudoRandomKey)
    .update("Caldera Derived Key\x01")
    .digest()
    .subarray(0, 16);
  const expected = createHmac("sha256", key)
    .update(owner.poolName)
    .update(owner.userId)
    .update(Buffer.from(proof.secretBlock, "base64"))
    .update(proof.timestamp)
    .digest();
  const signature = Buffer.from(proof.signature, "base64");
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
