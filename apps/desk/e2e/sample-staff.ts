import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A role of the sample staff of local runs. */
export type SampleRole = "owner" | "manager" | "sales" | "showroom" | "warehouse" | "finance" | "viewer";

/** Someone of the sample staff. */
export interface SamplePerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly SampleRole[];
  readonly totp_secret: string;
}

const file = join(import.meta.dirname, "..", "..", "api", "catalogue", "sample-staff.json");

/** The sample staff, as the API knows them in local runs. */
export function sampleStaff(): readonly SamplePerson[] {
  return JSON.parse(readFileSync(file, "utf8")).staff;
}

/** Where the session of a role is kept for the journeys of a run. */
export function sessionFile(role: SampleRole): string {
  return join(import.meta.dirname, "..", "test-results", "sessions", `${role}.json`);
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows. @source RFC 6238 with SHA-1, 6 digits, 30 seconds */
export function oneTimeCode(secret: string, at: number = Date.now()): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac("sha1", key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
