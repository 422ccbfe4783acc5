import type {
  CodePurpose,
  KeptCode,
  Mail,
  PoolUser,
  QueuedMail,
  RefreshGrant,
  WrongGuesses,
} from "./pool-state.ts";

/** All that the pool knows, in one SQLite file. Reads see what is written; writes belong into a transaction. */
export interface PoolStore {
  /** What `work` writes stays as a whole, on the disk, or, when it throws, not at all. Transactions wait for each other. */
  transaction<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  findUser(username: string): PoolUser | undefined;
  /** By user name, or by e-mail without regard to case; people of social providers have no e-mail to sign in by. */
  userNamed(name: string): PoolUser | undefined;
  putUser(user: PoolUser): void;
  deleteUser(username: string): void;
  /** @param owner a user name, also one that was made up for someone unknown */
  findCode(owner: string, purpose: CodePurpose): KeptCode | undefined;
  putCode(owner: string, purpose: CodePurpose, code: KeptCode): void;
  findGuesses(owner: string): WrongGuesses | undefined;
  /** @param guesses undefined: there are none any more */
  putGuesses(owner: string, guesses: WrongGuesses | undefined): void;
  /** By the SHA-256 of the refresh token. */
  findGrant(tokenHash: string): RefreshGrant | undefined;
  putGrant(tokenHash: string, grant: RefreshGrant): void;
  /** Ends a sign-in; its access tokens are refused from now on. */
  revokeOrigin(originId: string): void;
  revokeAllOf(username: string): void;
  /** @param until milliseconds since 1970, when its last access token has ended */
  noteRevoked(originId: string, until: number): void;
  isRevoked(originId: string): boolean;
  /** Queues a code, or, with its text, puts it into the laptop's outbox. */
  queueMail(mail: QueuedMail, shown?: Pick<Mail, "subject" | "text" | "code">): void;
  /** The newest last. */
  outbox(): Mail[];
  dueMails(now: number, most: number): QueuedMail[];
  /** When the next queued mail is due; undefined when none is queued. */
  nextMailDue(): number | undefined;
  queuedMails(): number;
  /** @param dueAt when it is tried again, should nothing be heard of this attempt */
  noteAttempt(id: string, dueAt: number): void;
  retryMail(id: string, dueAt: number): void;
  removeMail(id: string): void;
  readSetting(name: string): string | undefined;
  writeSetting(name: string, value: string): void;
  /** Removes what has ended: grants, revoked sign-ins, codes, guesses. */
  removeEnded(now: number): void;
  /** Writes today's backup where there is none. @returns its file, or undefined when it was there */
  backUp(folder: string, keep: number, now: Date): Promise<string | undefined>;
  /** After what is under way. */
  close(): Promise<void>;
}

/** E-mails compare without case. */
export function emailKey(text: string): string {
  return text.trim().toLowerCase();
}
