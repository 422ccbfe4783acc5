import { staffCookieNames } from "@precise/contract/wire/session-cookie-names";

const staffNames: ReadonlySet<string> = new Set(staffCookieNames);

/** Cookies for the apps of the shop. Browsers send a cookie to every port of a host: the staff's goes no further. */
export function withoutStaffCookies(header: string | undefined): string | undefined {
  return kept(header, (name) => !staffNames.has(name));
}

/** Cookies for the desk's calls: the staff's, and nothing else. */
export function staffCookiesAlone(header: string | undefined): string | undefined {
  return kept(header, (name) => staffNames.has(name));
}

/** Whether a browser sent a cookie of that name, whatever is in it. */
export function hasCookie(header: string | undefined, name: string): boolean {
  return kept(header, (each) => each === name) !== undefined;
}

function kept(header: string | undefined, isWanted: (name: string) => boolean): string | undefined {
  if (header === undefined) return undefined;
  const pairs = header.split(/; */).filter((pair) => isWanted(pair.split("=", 1)[0]?.trim() ?? ""));
  return pairs.length === 0 ? undefined : pairs.join("; ");
}
