/** A value as the text of a JSON-LD block: nothing in it can end the script element that it stands in. */
export function jsonLdText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
