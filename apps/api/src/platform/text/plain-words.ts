// The same as `plain_words` of the database (migration 0358) says. By numbers: classes of letters differ from database to database.
/** Accents, the points of Hebrew and Arabic, and the stroke that only lengthens an Arabic word. */
const accents = /[\u0300-\u036f\u05b0-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
/** Neither letters nor digits, of whatever script. */
const signs =
  "\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u05be\\u060c\\u061b\\u061f\\u06d4\\u0964\\u0965\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u30fb\\ufe10-\\ufe6f\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\u{1f000}-\\u{1faff}";
/** Chinese characters: no blank parts a family's name from a given one, so each is a word of its own. */
const han = "\\u3005-\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{323af}";
const oneHan = new RegExp(`^[${han}]$`, "u");
const word = new RegExp(`[${han}]|[^${signs}${han}]+`, "gu");

/**
 * The words of a text of any script in lower case without accents, as the database keeps them for the desk's searches
 * (`order_search_terms` and its like), uncut.
 */
export function plainWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(accents, "").toLowerCase().replaceAll("ς", "σ");
  return plain.match(word) ?? [];
}

/** Whether a part of a text is a word of it for certain, and not only a part of one. */
export function isWholeWord(part: string): boolean {
  return oneHan.test(part);
}
