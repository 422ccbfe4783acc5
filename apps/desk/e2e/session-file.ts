import { join } from "node:path";
import type { SampleRole } from "@precise/budgets/desk-session";

/** Where the session of a role is kept for the journeys of a run: a storage state of the browser. */
export function sessionFile(role: SampleRole): string {
  return join(import.meta.dirname, "..", "test-results", "sessions", `${role}.json`);
}
