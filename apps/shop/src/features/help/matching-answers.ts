/**
 * Whether an answer is looked for: it has every word that was typed, in any order, without regard to case and accents.
 * @param text question and answer
 */
export function isLookedFor(text: string, typed: string): boolean {
  const plain = plainWords(text);
  return plainWords(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function plainWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();
}
