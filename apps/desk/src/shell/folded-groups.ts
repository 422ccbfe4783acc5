/** localStorage: the names of groups of the navigation that the person has opened or folded, as JSON: name → is open. */
const storageKey = "deskMenu";

/** What the person chose on this device; empty where they chose nothing, or storage is blocked. */
export function readFolds(): Readonly<Record<string, boolean>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

export function writeFolds(folds: Readonly<Record<string, boolean>>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(folds));
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}
