import { dictionary } from "@precise/cart-core/dictionary";
import { readXml } from "#api/platform/sheets/read-xml.ts";

/** Elements that do more than draw, or draw what lies elsewhere; with what to do about them. */
const refused: Readonly<Record<string, string>> = dictionary({
  script: "carries a script. Export it again as a plain SVG, without interactivity.",
  foreignobject: "carries a part of a web page. Export it again as a plain SVG, or send it as PNG.",
  iframe: "carries a part of a web page. Export it again as a plain SVG, or send it as PNG.",
  image: "has a picture inside. Send that picture as PNG.",
  feimage: "has a picture inside. Send that picture as PNG.",
  text: "has letters in a typeface that only your computer may have. Turn them into outlines (in most programs: Convert to outlines, or Object to path), and export it again.",
});
const reaches =
  "points to something outside of it. Export it again with everything embedded, or send it as PNG.";
const acts = "reacts to a pointer or a key. Export it again as a plain SVG, without interactivity.";

/** Few drawings repeat a part more often; parts that repeat one another would be millions. */
const mostRepeats = 20;
const mostElements = 5_000;
export const tooIntricate = "is too intricate for a logo. Simplify it, or send it as PNG.";

/**
 * Why a drawing is not taken, as the end of a sentence that begins with its name. It is only drawn and never served; but the
 * person who sends one that carries more than a drawing should know it, and one that needs another file would miss a part.
 * @param svg its text
 * @returns undefined for one that is taken
 */
export function drawingFault(svg: string): string | undefined {
  if (/<!ENTITY/i.test(svg)) return "declares words of its own (ENTITY). Export it again as a plain SVG.";
  if (/<\?xml-stylesheet/i.test(svg)) return reaches;
  let fault: string | undefined;
  let elements = 0;
  let repeats = 0;
  let within = "";
  const note = (found: string | undefined) => {
    fault ??= found;
  };
  try {
    readXml([svg], {
      open(name, attributes) {
        within = name.toLowerCase();
        elements += 1;
        if (within === "use") repeats += 1;
        if (elements === 1 && within !== "svg") note("is no SVG drawing. Export it again as SVG or PNG.");
        if (Object.hasOwn(refused, within)) note(refused[within]);
        for (const [attribute, value] of Object.entries(attributes())) note(attributeFault(attribute, value));
      },
      text(text) {
        if (within === "style" && reachesOut(text)) note(reaches);
      },
    });
  } catch {
    return "is damaged or not complete. Open it, save it again, and send the new file.";
  }
  if (elements === 0) return "is no SVG drawing. Export it again as SVG or PNG.";
  if (elements > mostElements || repeats > mostRepeats) return tooIntricate;
  return fault;
}

function attributeFault(name: string, value: string): string | undefined {
  const plain = name.toLowerCase();
  if (/^on[a-z]/.test(plain)) return acts;
  if ((plain === "href" || plain === "src") && !value.trim().startsWith("#")) return reaches;
  return reachesOut(value) ? reaches : undefined;
}

/** Styles may hide a word behind signs of their own; in a drawing nothing needs that. */
function reachesOut(style: string): boolean {
  if (/@import|@font-face|expression\s*\(/i.test(style) || /\\/.test(style)) return true;
  return [...style.matchAll(/url\(\s*["']?\s*([^)]?)/gi)].some(([, first]) => first !== "#");
}
