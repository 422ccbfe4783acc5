/** Units that lights and their parts are stated in; a letter that is also a word counts only behind a number. */
const units =
  "K|lm|lx|cd|kW|kWh|Wh|W|mV|kV|V|VA|kVA|mA|A|AX|Ah|Hz|kHz|mm|cm|m|km|m²|mm²|m³|kg|g|h|ms|s|dB|°C|%";
const spaced = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}²³]))`, "gu");

/**
 * The text with each quantity in one piece: between a number and its unit is a no-break space, so that "2700 K" and "13 A"
 * never end one line and begin the next. For texts that are shown; what is searched, stored or exported keeps its spaces.
 */
export function keepUnits(text: string): string {
  return text.replace(spaced, "$1\u00a0");
}
