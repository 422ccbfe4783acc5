import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { KeptCode } from "./pool-state.ts";

/** A few milliseconds for each guess: all six digits then take longer than a code holds. */
const COST = { N: 4096 };
const BYTES = 32;

/** What is kept of a code. */
export function hashCode(code: string): Pick<KeptCode, "hash" | "salt"> {
  const salt = randomBytes(16).toString("hex");
  return { hash: scryptSync(code, salt, BYTES, COST).toString("hex"), salt };
}

/** Whether this is the code; as much work when there is none. */
export function isCode(code: string, kept: KeptCode | undefined): boolean {
  const typed = scryptSync(code, kept?.salt ?? "", BYTES, COST);
  const expected = kept?.hash == null ? null : Buffer.from(kept.hash, "hex");
  return timingSafeEqual(typed, expected ?? Buffer.alloc(BYTES)) && expected !== null;
}
