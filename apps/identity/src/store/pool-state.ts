import type { PasswordVerifier } from "../srp/password-verifier.ts";

/** Which code: for the address at sign-up, for a forgotten password, for a changed e-mail, for signing in without a password. */
export const codePurposes = ["confirm", "reset", "attribute", "sign-in"] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** A code as it is kept: from it no one can read the digits. Times are milliseconds since 1970. */
export interface KeptCode {
  /** Null until it is mailed: no answer fits. */
  readonly hash: string | null;
  readonly salt: string;
  readonly expiresAt: number;
  /** When codes of this purpose were asked for within the hour, newest last. */
  readonly sentAt: readonly number[];
  /** When wrong ones were tried within the hour, newest last. */
  readonly wrongAt: readonly number[];
}

/** Wrong passwords in a row. */
export interface WrongGuesses {
  readonly count: number;
  /** When the last one was tried, in milliseconds since 1970. */
  readonly lastAt: number;
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
  readonly retiresAt?: number;
}

/** A mail of the laptop's outbox. */
export interface Mail {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string;
}

/** A code to be mailed. It has no digits yet: they are made when it is sent, so that nothing kept can be read. */
export interface QueuedMail {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  readonly owner: string;
  readonly purpose: CodePurpose;
  /** Null: there is no one to send it to; it is kept so that this takes the same work. */
  readonly to: string | null;
  readonly attempts: number;
}
