import type { SettingChange } from "@precise/contract/desk/settings/shop-settings";
import type { WantedEntry } from "./setting-write.ts";

/** The version that a row of the history leads back to: what was before it, or what it said; none for what never held. */
export function wayBack({ state, value, before, before_id }: SettingChange) {
  // What was before the first change is the default, which a later content file may still change.
  if (state === "in-force") return { words: "Undo", value: before_id === null ? null : before };
  return state === "over" ? { words: "Use again", value } : undefined;
}

/**
 * What takes a whole saving back, as one new change: each of its entries as it was before. Offered at the first of its rows, and
 * only while all that were saved together hold; undefined where there is one entry alone.
 */
export function savingToUndo(
  changes: readonly SettingChange[],
  { id, set_at, set_by }: SettingChange,
): readonly WantedEntry[] | undefined {
  const together = changes.filter((each) => each.set_at === set_at && each.set_by === set_by);
  const isWhole = together.length > 1 && together.every(({ state }) => state === "in-force");
  if (!isWhole || together[0]?.id !== id) return undefined;
  return together.map((each) => ({ key: each.key, value: wayBack(each)?.value ?? null }));
}
