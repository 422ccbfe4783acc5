import { readPhoneNumber } from "@precise/contract/nigeria/phone-number";
import { cutText } from "@precise/contract/wire/cut-text";
import { plainWords } from "./plain-words.ts";

const mostWords = 12;

/**
 * A typed search as a tsquery over a column of terms (migrations 0142, 0143): beginnings of words that all must be there, or a phone in any form.
 * @returns undefined where nothing is typed
 */
export function termsQuery(typed: string): string | undefined {
  if (typed.trim() === "") return undefined;
  const phone = readPhoneNumber(typed.trim());
  if (phone.ok) return beginning(`+${phone.value.replace(/^\+(234)?/, "")}`);
  const words = plainWords(typed);
  // A sign that nothing is kept by.
  if (words.length === 0) return "'!'";
  return words.slice(0, mostWords).map(beginning).join(" & ");
}

function beginning(word: string): string {
  return `'${cutText(word, 60)}':*`;
}
