import type { JWK } from "jose";
import type { PasswordVerifier } from "../srp/password-verifier.ts";

/** Which code: for the address at sign-up, for a forgotten password, for a changed e-mail. */
export type CodePurpose = "confirm" | "reset" | "attribute";

export interface SentCode {
  code: string;
  expiresAt: number;
  wrongTries: number;
  /** When codes of this purpose were sent, newest last. */
  sentAt: number[];
}

/** Who a social provider says someone is. */
export interface OutsideIdentity {
  readonly userId: string;
  readonly providerName: string;
  readonly dateCreated: string;
}

export type UserStatus = "UNCONFIRMED" | "CONFIRMED" | "FORCE_CHANGE_PASSWORD" | "EXTERNAL_PROVIDER";

export interface PoolUser {
  readonly username: string;
  readonly sub: string;
  readonly createdAt: string;
  status: UserStatus;
  attributes: Record<string, string>;
  codes: Partial<Record<CodePurpose, SentCode>>;
  password?: PasswordVerifier;
  /** An e-mail that waits for its code. */
  pendingEmail?: string;
  identity?: OutsideIdentity;
}

/** A chain of refresh tokens that began with one sign-in. */
export interface RefreshGrant {
  readonly username: string;
  readonly originId: string;
  /** Seconds since 1970. */
  readonly signedInAt: number;
  readonly scope: string;
  readonly expiresAt: number;
  /** Set when it was rotated: a little later it ends. */
  retiresAt?: number;
}

export interface Mail {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string;
}

/** All that the stand-in knows; one JSON file. */
export interface PoolState {
  users: Record<string, PoolUser>;
  /** By the SHA-256 of the refresh token. */
  refreshGrants: Record<string, RefreshGrant>;
  /** Sign-ins that were revoked; their access tokens are refused too. */
  revokedOrigins: Record<string, true>;
  outbox: Mail[];
  /** What challenges to unknown people are made from. */
  simulationSecret: string;
  key: { pkcs8: string; jwk: JWK } | null;
}

export const emptyState = (): PoolState => ({
  users: {},
  refreshGrants: {},
  revokedOrigins: {},
  outbox: [],
  simulationSecret: "",
  key: null,
});
