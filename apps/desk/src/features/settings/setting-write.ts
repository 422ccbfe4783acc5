import type { ApiFailure } from "@precise/api-client/api-failure";
import type { SettingKind } from "@precise/contract/desk/settings/setting-kinds";
import {
  listShopSettings,
  readShopSetting,
  type SettingEntry,
  type ShopSetting,
  setShopSetting,
  shopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import { readDeskSession } from "@precise/contract/desk/staff/session";
import { lagosMomentOf } from "@precise/contract/nigeria/lagos-days";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";

/** What a change says besides its values: from when, and where a figure of others comes from. All as typed. */
export interface TypedTerms {
  /** `now` or `later`. */
  readonly begins: string;
  readonly day: string;
  readonly time: string;
  readonly source: string;
  readonly as_of: string;
  readonly note: string;
}

export const startTerms: TypedTerms = {
  begins: "now",
  day: "",
  time: "00:00",
  source: "",
  as_of: "",
  note: "",
};

/** An entry that is to be set; null withdraws it. */
export interface WantedEntry {
  readonly key: string;
  readonly value: SettingEntry["value"];
}

/** A field that was not filled in rightly. */
export interface EntryFault {
  readonly field: string;
  readonly message: string;
}

/** Several fields that were not; the first gets the focus. */
export interface WrongEntries {
  readonly faults: readonly EntryFault[];
}

/** What is wrong with a value, as a sentence below its field: our schemas end one that begins with the value, zod counts. */
export function faultText(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith("must ")) return `It ${issue.message}.`;
  const units: Readonly<Record<string, string>> = { string: " characters", array: " lines" };
  if (issue.code === "too_small")
    return issue.origin === "string" && issue.minimum === 1
      ? "Enter it."
      : `Enter ${issue.minimum}${units[issue.origin] ?? ""} or more.`;
  if (issue.code === "too_big")
    return `Enter ${issue.maximum.toLocaleString("en")}${units[issue.origin] ?? ""} at most.`;
  return "It is not as it must be.";
}

/** How a change ended: set, in conflict with another person's, or refused. */
export type Outcome =
  | { readonly kind: "set" }
  | { readonly kind: "conflict"; readonly current: ShopSetting }
  | { readonly kind: "refused"; readonly failure: ApiFailure };

const conflictData = z.object({ current: shopSetting });

/** Sets entries of a kind for the revision that is on the screen. */
export function useSetSetting({ kind, revision }: Pick<ShopSetting, "kind" | "revision">) {
  const set = useDeskWrite(setShopSetting, [
    readShopSetting,
    listShopSettings,
    // What the shop is called and looks like.
    readDeskSession,
  ]);
  async function send(entries: readonly WantedEntry[], terms: TypedTerms = startTerms): Promise<Outcome> {
    const body = { entries: [...entries], ...termsOf(kind, terms) };
    const done = await set.mutateAsync([{ params: { kind }, ifMatch: String(revision), body }]);
    if (done.ok) return { kind: "set" };
    const conflict = conflictData.safeParse(done.failure.data);
    return done.failure.status === 409 && conflict.success
      ? { kind: "conflict", current: conflict.data.current }
      : { kind: "refused", failure: done.failure };
  }
  return { send, isPending: set.isPending };
}

/** As the call takes them; what is wrong with a moment is found by `momentProblem`. */
function termsOf(_kind: SettingKind, { begins, day, time, source, as_of, note }: TypedTerms) {
  const moment = begins === "later" ? lagosMomentOf(day, time) : null;
  return {
    ...(moment !== null && { valid_from: moment }),
    ...(source.trim() !== "" && { source: source.trim() }),
    ...(as_of !== "" && { as_of }),
    ...(note.trim() !== "" && { note: note.trim() }),
  };
}

/** What is wrong with the moment as typed, and which field says so. */
export function momentProblem({
  begins,
  day,
  time,
}: TypedTerms): { readonly field: "day" | "time"; readonly message: string } | undefined {
  if (begins !== "later") return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { field: "day", message: "Enter the day." };
  if (lagosMomentOf(day, time) === null) return { field: "time", message: "Enter a time such as 08:00." };
  return undefined;
}
