import type { SettingChange } from "@precise/contract/desk/settings/shop-settings";
import { expect, it } from "vitest";
import { savingToUndo } from "./setting-undo.ts";

const change = (id: number, key: string, more: Partial<SettingChange> = {}): SettingChange => ({
  id,
  key,
  value: { text: "new" },
  before: { text: "old" },
  before_id: 1,
  valid_from: "2026-11-28T10:00:00Z",
  set_at: "2026-11-28T10:00:00Z",
  set_by: "Ada Obi",
  source: null,
  as_of: null,
  note: null,
  state: "in-force",
  cancelled_by: null,
  ...more,
});

it("takes all that were saved together back, once, to what stood before", () => {
  const first = change(8, "name");
  const second = change(7, "legal_name", { before: { text: "of the file" }, before_id: null });
  const another = change(6, "email", { set_at: "2026-11-28T09:00:00Z" });
  const all = [first, second, another];
  expect(savingToUndo(all, first)).toEqual([
    { key: "name", value: { text: "old" } },
    // What was before it is the file's, which may still change.
    { key: "legal_name", value: null },
  ]);
  expect([savingToUndo(all, second), savingToUndo(all, another)]).toEqual([undefined, undefined]);
});

it("is not offered once a part of it was changed since", () => {
  const first = change(8, "name");
  expect(savingToUndo([first, change(7, "legal_name", { state: "over" })], first)).toBeUndefined();
});
