/** What `hasControlCharacters` finds, in words for people. */
export const unseenCharacters = "characters that cannot be seen (such as those from a copied text)";

/** True when a text holds a control character other than tab and line breaks, or a lone surrogate. */
export function hasControlCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is this function's purpose.
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) || !text.isWellFormed();
}

/**
 * What a form's field holds, with a blank for each control character: a paste brings them, such as the soft line break of a
 * slide, nobody sees them, and the calls refuse them.
 */
export function withoutControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, " ");
}

/** Joiners, variation selectors and tags of flags, where they stand behind nothing that they could change. */
const loose =
  /(?<!\p{L}|\p{M}|\p{Emoji}|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?!\p{L}|\p{M}|\p{Emoji})|(?<![\p{L}\p{N}\p{P}\p{S}])\p{Variation_Selector}|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0020}-\u{e007f}]/gu;
/** All else that is drawn as nothing: direction marks, zero-width signs, soft hyphens, byte order marks, notes between lines. */
const invisible =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** No script stacks more marks on a letter: these would be drawn over the lines around. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu;

/**
 * Text as it is kept: without what cannot be seen, in the composed form, with plain spaces for odd ones.
 * Joiners within words and emoji stay, and of marks on one letter the first eight.
 */
export function cleanText(text: string): string {
  let plain = text
    .replace(/[^\S\t\r\n ]/gu, (each) => (each === "\ufeff" ? "" : " "))
    .replace(/\u2800/g, " ");
  // What is taken out may have been what a joiner joined.
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = before.replace(invisible, "").replace(loose, "");
  }
  return plain.normalize("NFC").replace(stackedMarks, "$1");
}

/** What is typed or pasted to find something, on one line: cleaned, blanks as one, trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}
