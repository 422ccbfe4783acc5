const word = /\p{L}*\p{N}+\.\p{N}+\p{L}*|[\p{L}\p{N}]+/gu;

/**
 * A text cut where it contains words of a search: plain and matched pieces in turn, a plain one first. Whole words are
 * matched: by their beginning as search finds them, in singular or plural, and with a slip of the finger in longer ones.
 * @param searched what was searched for; several texts where the spelling was mended
 * @returns `["Adunni ", "Ring", " Chandelier"]` for "ring"; one piece where nothing matches
 */
export function markedPieces(text: string, searched: readonly string[]): string[] {
  const words = searched.flatMap((one) => one.match(word) ?? []).map(folded);
  const pieces: string[] = [];
  let rest = 0;
  for (const { 0: found, index } of words.length === 0 ? [] : text.matchAll(word)) {
    if (!words.some((word) => isSameWord(folded(found), word))) continue;
    pieces.push(text.slice(rest, index), found);
    rest = index + found.length;
  }
  return [...pieces, text.slice(rest)];
}

function isSameWord(found: string, typed: string): boolean {
  if (typed.length < 2 || /\d/.test(typed)) return found === typed;
  if (found.startsWith(typed) || found === singular(typed)) return true;
  const slips = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  return slips > 0 && isWithin(singular(found), singular(typed), slips);
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

function singular(text: string): string {
  return text.length > 3 && text.endsWith("s") && !text.endsWith("ss") ? text.slice(0, -1) : text;
}

/** Whether so many letters added, left out, changed or swapped with their neighbour make one word of the other. */
function isWithin(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          (line[column - 1] ?? 0) + 1,
          (above[column] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = line;
  }
  return (above[other.length] ?? 0) <= slips;
}
