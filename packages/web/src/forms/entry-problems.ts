import type * as z from "zod/mini";
import type { Entries } from "./typed-entries.ts";

/** What is wrong with an entry; the view turns it into words. */
export type ProblemKind = "missing" | "too-short" | "too-long" | "not-valid";
export type EntryProblems<Field extends string = string> = Readonly<Partial<Record<Field, ProblemKind>>>;

/**
 * Checks entries by a schema of the wire contract whose keys are the fields; an empty entry is missing, whatever else the
 * schema says of it.
 * @returns problems by field; none where the entries are what the call takes
 */
export function problemsOf<Field extends string>(
  schema: z.ZodMiniType,
  entries: Entries<Field>,
): EntryProblems<Field> {
  const found: Partial<Record<Field, ProblemKind>> = {};
  for (const { path, code } of schema.safeParse(entries).error?.issues ?? []) {
    // The schema's keys are the fields.
    const field = path[0] as Field;
    found[field] ??= entries[field]?.trim() ? problemKindOf(code) : "missing";
  }
  return found;
}

/** The kind of an issue's code. */
export function problemKindOf(code: string): ProblemKind {
  if (code === "too_small") return "too-short";
  return code === "too_big" ? "too-long" : "not-valid";
}
