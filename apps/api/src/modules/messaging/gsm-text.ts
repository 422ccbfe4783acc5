import { dictionary } from "@precise/cart-core/dictionary";
/** So many characters are one SMS; more are charged as several, and may arrive apart. */
export const longestMessage = 160;

const replaced: Readonly<Record<string, string>> = dictionary({
  "₦": "NGN ",
  "–": "-",
  "—": "-",
  "‘": "",
  "’": "",
  "'": "",
  "“": "",
  "”": "",
  '"': "",
  "…": "...",
  "&": "and",
  ";": ",",
  "\n": " ",
  "\t": " ",
  "\u00a0": " ",
});

/**
 * A text in characters that are one character each in GSM-7 (3GPP TS 23.038) and in the services' own count: without
 * accents, and without the signs that make an SMS as short as 70 characters, such as ₦. What has no such form is left out.
 */
export function gsmText(text: string): string {
  const plain = [...text.normalize("NFKD")].map((sign) => replaced[sign] ?? sign).join("");
  return plain
    .replace(/[^A-Za-z0-9 .,:!?()+\-/@#%*=_<>]/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** The first sentence, and as many of the others, in their order, as fit into one message. */
export function fitMessage(first: string, ...others: readonly string[]): string {
  let text = gsmText(first).slice(0, longestMessage);
  for (const other of others) {
    const longer = `${text} ${gsmText(other)}`;
    if (longer.length <= longestMessage) text = longer;
  }
  return text;
}
