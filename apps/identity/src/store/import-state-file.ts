import { readFileSync } from "node:fs";
import type { PasswordVerifier } from "../srp/password-verifier.ts";
import { hashCode } from "./code-hash.ts";
import { accessTokenSeconds } from "./pool-settings.ts";
import type { CodePurpose, Mail, OutsideIdentity, RefreshGrant, UserStatus } from "./pool-state.ts";
import type { PoolStore } from "./pool-store.ts";

/** The one JSON file that this program wrote before it had a database. */
interface StateFile {
  readonly users?: Readonly<Record<string, OldUser>>;
  readonly refreshGrants?: Readonly<Record<string, RefreshGrant>>;
  readonly revokedOrigins?: Readonly<Record<string, true>>;
  readonly outbox?: readonly Mail[];
  readonly simulationSecret?: string;
  readonly key?: object | null;
}

interface OldUser {
  readonly username: string;
  readonly sub: string;
  readonly createdAt: string;
  readonly status: UserStatus;
  readonly attributes: Record<string, string>;
  readonly codes?: Partial<Record<CodePurpose, OldCode>>;
  readonly password?: PasswordVerifier;
  readonly pendingEmail?: string;
  readonly identity?: OutsideIdentity;
}

interface OldCode {
  readonly code: string;
  readonly expiresAt: number;
  readonly sentAt: readonly number[];
}

/**
 * Takes over everything: people with their passwords and codes, sign-ins, the outbox, the signing key.
 * @throws Error when the file is not what this program wrote
 */
export function importStateFile(file: string, store: PoolStore): void {
  const state = readStateFile(file);
  for (const { codes = {}, ...user } of Object.values(state.users ?? {})) {
    store.putUser(user);
    for (const [purpose, { code, expiresAt, sentAt }] of Object.entries(codes))
      store.putCode(user.username, purpose as CodePurpose, {
        ...hashCode(code),
        expiresAt,
        sentAt,
        wrongAt: [],
      });
  }
  for (const [hash, grant] of Object.entries(state.refreshGrants ?? {})) store.putGrant(hash, grant);
  const until = Date.now() + accessTokenSeconds * 1000;
  for (const originId of Object.keys(state.revokedOrigins ?? {})) store.noteRevoked(originId, until);
  for (const { id, at, to, ...shown } of state.outbox ?? []) {
    const queuedAt = Date.parse(at);
    store.queueMail({ id, queuedAt, owner: "", purpose: "confirm", to, attempts: 0 }, shown);
  }
  if (state.simulationSecret) store.writeSetting("simulation_secret", state.simulationSecret);
  if (state.key) store.writeSetting("signing_key", JSON.stringify(state.key));
}

function readStateFile(file: string): StateFile {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as StateFile;
  } catch (cause) {
    throw new Error(`${file} cannot be read. Delete it to start with an empty user pool.`, { cause });
  }
}
