import type { Readable } from "node:stream";

/** A file that is there, before its bytes are read. */
export interface StoredFile {
  /** Its size. */
  readonly bytes: number;
  stream(): Promise<Readable>;
}

/** A file as a list names it. */
export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/**
 * Where files are kept: a folder, or a bucket of object storage. Names are relative, in lower-case letters, digits, `-`, `.` and `/`;
 * callers check what comes from outside. A name that is written keeps its bytes for good.
 */
export interface FileStore {
  /** @returns undefined where there is none */
  find(name: string): Promise<StoredFile | undefined>;
  /** @returns undefined where there is none */
  read(name: string): Promise<Buffer | undefined>;
  /**
   * Writes a file in whole or not at all; it is kept for good when this returns.
   * @returns false where one of this size is there already
   */
  write(name: string, bytes: Buffer): Promise<boolean>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<ListedFile>;
  /**
   * An address at which everybody who has it reads the file for some seconds, without us.
   * @returns undefined where only we can read it
   */
  signedLink(name: string, seconds: number): Promise<string | undefined>;
}

/** The shop's files: what everybody may see, and what only some may. */
export interface ShopFiles {
  /** Pictures of the catalogue and logos: their names hold a hash of their bytes. */
  readonly media: FileStore;
  /** Pictures of briefs, claims and reviews, beside what is served. */
  readonly briefs: FileStore;
  /** A folder of this machine, for what comes in until it is read. */
  readonly incoming: string;
}
