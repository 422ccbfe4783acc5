import { beforeEach, expect, it } from "vitest";
import {
  clearRecentSearches,
  type RecentStorage,
  readRecentSearches,
  recentSearchesKey,
  rememberSearch,
} from "./recent-searches.ts";

const kept = new Map<string, string>();
const storage: RecentStorage = () => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
beforeEach(() => kept.clear());

it("the latest stands first, and five are kept", () => {
  for (const term of ["one", "two", "three", "four", "five", " six "]) rememberSearch(storage, term);
  expect(readRecentSearches(storage)).toEqual(["six", "five", "four", "three", "two"]);
});

it("a term that comes again moves to the front in its new letters", () => {
  for (const term of ["ring light", "dimmer", "Ring Light"]) rememberSearch(storage, term);
  expect(readRecentSearches(storage)).toEqual(["Ring Light", "dimmer"]);
});

it.each(["", "   ", "a".repeat(129)])("%j is nothing to remember", (term) => {
  rememberSearch(storage, term);
  expect(readRecentSearches(storage)).toEqual([]);
});

it.each(["{", '"lamp"', "[1, null]", '[""]'])("a stored %s counts as nothing", (text) => {
  kept.set(recentSearchesKey, text);
  expect(readRecentSearches(storage)).toEqual([]);
});

it("all of them can be forgotten", () => {
  rememberSearch(storage, "lamp");
  clearRecentSearches(storage);
  expect(kept.size).toBe(0);
});

it("blocked storage does not prevent searching", () => {
  const blocked: RecentStorage = () => {
    throw new Error("blocked");
  };
  rememberSearch(blocked, "lamp");
  clearRecentSearches(blocked);
  expect(readRecentSearches(blocked)).toEqual([]);
});
