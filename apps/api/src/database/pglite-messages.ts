/**
 * What goes with a statement: it opens a transaction first, it commits afterwards. Either saves a journey of its own
 * between the threads. Where the statement fails, nothing is committed.
 */
export interface Around {
  readonly begins?: boolean;
  readonly commits?: boolean;
}

/** What the database's owner asks of the worker thread. `values: null` runs a script of any number of statements. */
export type PgliteRequest =
  | ({
      readonly id: number;
      readonly kind: "query";
      readonly text: string;
      readonly values: readonly (string | null)[] | null;
    } & Around)
  | { readonly id: number; readonly kind: "listen"; readonly channel: string }
  | { readonly id: number; readonly kind: "sync-count" }
  | { readonly id: number; readonly kind: "close" };

export interface SentError {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
}

/** What the worker thread says. `opened` or `refused` comes first and once. */
export type PgliteReply =
  | { readonly kind: "opened" }
  | { readonly kind: "refused"; readonly error: SentError }
  | { readonly kind: "rows"; readonly id: number; readonly rows: object[] }
  | { readonly kind: "failed"; readonly id: number; readonly error: SentError }
  | { readonly kind: "notice"; readonly channel: string; readonly payload: string };
