/** A statement with its values as text. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/**
 * What the database's owner asks of the worker thread. `open` comes first, and again only after a `close`: one folder at
 * a time. `values: null` runs a script of any number of statements;
 * `begins` opens a transaction first, which saves it a journey of its own between the threads. A `commit` ends its
 * transaction whatever becomes of it: where a write fails, the thread rolls back.
 */
export type PgliteRequest =
  | { readonly kind: "open"; readonly folder: string }
  | {
      readonly id: number;
      readonly kind: "query";
      readonly text: string;
      readonly values: readonly (string | null)[] | null;
      readonly begins?: boolean;
    }
  | {
      readonly id: number;
      readonly kind: "commit";
      readonly writes: readonly SentStatement[];
      readonly begins: boolean;
    }
  | { readonly id: number; readonly kind: "listen"; readonly channel: string }
  | { readonly id: number; readonly kind: "sync-count" }
  | { readonly id: number; readonly kind: "close" };

export interface SentError {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
}

/** What the worker thread says. `opened` or `refused` answers `open`. */
export type PgliteReply =
  | { readonly kind: "opened" }
  | { readonly kind: "refused"; readonly error: SentError }
  | { readonly kind: "rows"; readonly id: number; readonly rows: object[] }
  | { readonly kind: "failed"; readonly id: number; readonly error: SentError }
  | { readonly kind: "notice"; readonly channel: string; readonly payload: string };
