/** What stands behind the `?` of a screen's address, each value a text. Lists keep their state in it (`table-state.ts`). */
export type ScreenSearch = Readonly<Record<string, string>>;

/** @param text with or without the `?` */
export function parseSearch(text: string): ScreenSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Plain text that people can read and send around: commas, colons and slashes stay as they are. */
export function searchText(search: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%2F", "/");
  return text === "" ? "" : `?${text}`;
}
