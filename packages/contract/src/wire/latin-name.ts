/**
 * What a person who types a name reads where papers will print other letters than these: they print Latin ones alone, and
 * say others as they sound.
 * @returns null for a name in Latin letters
 * @source decision 085
 */
export function latinNameHint(name: string): string | null {
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\P{L}]/u.test(name)
    ? "Invoices and delivery notes print Latin letters. Add the name in Latin letters, or they print it as it sounds."
    : null;
}
