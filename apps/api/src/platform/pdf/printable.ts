import anyAscii from "any-ascii";

/** Emoji and what shapes them; never drawn. */
const picture =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|\u20e3|[\ufe00-\ufe0f])$/u;
/** Marks where a picture was, so that it leaves no gap. */
const gone = "\ue000";

/** As names have them; the library writes an apostrophe. */
const arabicVowels: Readonly<Record<string, string>> = { ا: "a", أ: "a", آ: "a", إ: "i", ع: "a" };

/**
 * Text in the letters that a font can draw: others as Latin letters that sound alike, or `?` where there are none, and
 * emoji left out with the blank beside them. Of nothing but emoji, their names. No letter vanishes.
 * @param canDraw whether the font has a sign, by its code point
 * @source design D19, decision 085
 */
export function printable(text: string, canDraw: (codePoint: number) => boolean): string {
  const drawn = (sign: string) => /[\s]/u.test(sign) || canDraw(sign.codePointAt(0) ?? 0);
  const signs = [...text.normalize("NFC")];
  if (signs.every(drawn)) return signs.join("");
  let printed = "";
  for (const sign of signs) {
    if (drawn(sign)) printed += sign;
    else if (picture.test(sign)) printed += gone;
    else printed += substitute(sign, /(?:^|[^\p{L}\p{N}'])$/u.test(printed));
  }
  const words = printed
    .replaceAll(/ ?\ue000+(?= |$|\n)/g, "")
    .replaceAll(/(^|\n)\ue000+ */g, "$1")
    .replaceAll(gone, "")
    .replace(/^ +/, "");
  return words.trim() === "" && text.trim() !== "" ? anyAscii(text.trim()) || "?" : words;
}

/** @param begins whether it begins a word; scripts without capitals get one there */
function substitute(sign: string, begins: boolean): string {
  const latin = arabicVowels[sign] ?? anyAscii(sign);
  // Vowel signs and tone marks may have no letter of their own.
  if (latin === "") return /\p{M}/u.test(sign) ? "" : "?";
  return begins && /\p{Lo}/u.test(sign) ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
}
