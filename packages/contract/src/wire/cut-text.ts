/** The beginning of a text, at most so many UTF-16 units: no letter or emoji is cut into halves that no database and no screen takes. */
export function cutText(text: string, most: number): string {
  const isHalved = text.length > most && (text.codePointAt(most - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalved ? most - 1 : most);
}
