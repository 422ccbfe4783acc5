/**
 * Several texts as one cell: `16|19`. A bar within a text is written `\\|`, and backslashes before a bar are doubled; files of
 * before have neither, and read as they did.
 */
export function joinParts(parts: readonly string[]): string {
  return parts
    .map((part, at) => {
      const safe = part.replace(/(\\*)\|/g, "$1$1\\|");
      // Behind all but the last stands a bar that separates.
      return at === parts.length - 1 ? safe : safe.replace(/\\+$/, "$&$&");
    })
    .join("|");
}

/** The parts of a cell that lists several, empty ones too. */
export function allPartsOf(cell: string): string[] {
  const parts: string[] = [];
  let part = "";
  let at = 0;
  for (const { 0: found, 1: slashes = "", index } of cell.matchAll(/(\\*)\|/g)) {
    part += cell.slice(at, index) + slashes.slice(0, Math.floor(slashes.length / 2));
    at = index + found.length;
    if (slashes.length % 2 === 1) part += "|";
    else {
      parts.push(part);
      part = "";
    }
  }
  return [...parts, part + cell.slice(at)].map((each) => each.trim());
}

/** The same without empty ones. */
export function partsOf(cell: string): string[] {
  return allPartsOf(cell).filter((part) => part !== "");
}
