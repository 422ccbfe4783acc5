/**
 * What is wrong with a text that someone writes; undefined where nothing is. A field has no `maxLength`, which would cut what is
 * pasted without a word.
 * @param limits least and most letters after trimming, and what to say where there are too few
 */
export function textProblem(
  text: string,
  limits: { readonly missing?: string; readonly least?: number; readonly most: number },
): string | undefined {
  const { missing, least = 1, most } = limits;
  const { length } = text.trim();
  if (missing !== undefined && length < least) return missing;
  return length > most ? tooLong(length, most) : undefined;
}

/** "At most 2,000 characters: this has 2,140." */
function tooLong(length: number, most: number): string {
  return `At most ${most.toLocaleString("en")} characters: this has ${length.toLocaleString("en")}.`;
}
