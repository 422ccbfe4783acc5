import type { Actor } from "#api/platform/audit/actor.ts";
import type { Database } from "#api/platform/database/port.ts";

/** What a bulk act does with each of its rows. */
export interface JobKind<Tools extends { readonly db: Database }> {
  /** `orders.move` */
  readonly name: string;
  /** What a row is about, by its name on the wire. */
  readonly subject: "number" | "sku" | "file";
  /**
   * Does one row. `tools.db` is the transaction in which its outcome is noted too: it is done once, or not at all.
   * @throws Refused why it cannot be done
   */
  run(tools: Tools, row: JobTask): Promise<void>;
}

/** One row of a bulk act. */
export interface JobTask {
  readonly subject: string;
  /** What all rows have in common, as it was given when the job was started. */
  readonly common: unknown;
  /** What this row has of its own. */
  readonly own: unknown;
  readonly actor: Actor;
}

export const rowOutcomes = ["waiting", "done", "refused", "failed", "cancelled"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
