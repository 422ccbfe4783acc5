/** True when a text holds a control character other than tab and line breaks, or a lone surrogate. */
export function hasControlCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is this function's purpose.
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) || !text.isWellFormed();
}

/** Direction marks, zero-width signs, word joiners, soft hyphens, byte order marks; a joiner counts where it joins nothing. */
const invisible =
  /(?<!\p{L}|\p{M}|\p{Emoji}|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?!\p{L}|\p{M}|\p{Emoji})|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

/**
 * Text as it is kept: without what cannot be seen, in the composed form, with plain spaces for odd ones.
 * Joiners within words and emoji stay.
 */
export function cleanText(text: string): string {
  let plain = text
    .replace(/[^\S\t\r\n ]/gu, (each) => (each === "\ufeff" ? "" : " "))
    .replace(/\u2800/g, " ");
  // What is taken out may have been what a joiner joined.
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = before.replace(invisible, "");
  }
  return plain.normalize("NFC");
}

/** What is typed or pasted to find something, on one line: cleaned, blanks as one, trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}
