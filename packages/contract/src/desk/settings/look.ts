import * as z from "zod/mini";
import { accentFault } from "../../look/accent.ts";
import { displayFaces, logoPath } from "../../shop/look.ts";
import { line } from "../../wire/text.ts";

const written = (typed: string) => {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(typed) ?? [];
  if (long !== undefined) return `#${long.toLowerCase()}`;
  return short === undefined ? typed : `#${[...short.toLowerCase()].map((sign) => sign + sign).join("")}`;
};

/** Why a colour is not taken, as the end of a sentence that begins with its name; undefined for one that is. */
function colourFault(typed: string): string | undefined {
  const colour = written(typed);
  if (!/^#[0-9a-f]{6}$/.test(colour)) return "must be a colour such as #8a4b08";
  const fault = accentFault(colour);
  if (fault === undefined) return undefined;
  return `must be a colour that can be read: ${colour} has a contrast of ${fault.ratio.toFixed(1)} on the page and needs 4.5. The nearest that has it is ${fault.nearest}`;
}

const logo = z.strictObject({
  /** As the upload answered. */
  path: logoPath,
  /** Pixels, and whether the dark page would swallow it: the API's own, whatever a caller says. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  on_plate: z.optional(z.boolean()),
});

/** How the shop looks, each entry checked and kept on its own. @source decision 100 */
export const lookFields = {
  accent: z.strictObject({
    colour: line(0, 20).check(
      z.refine((typed) => colourFault(typed) === undefined, {
        error: ({ input }) => colourFault(String(input)) ?? "",
      }),
      z.overwrite(written),
    ),
  }),
  logo,
  logo_night: logo,
  face: z.strictObject({
    name: z.enum(displayFaces, { error: `must be one of ${displayFaces.join(", ")}` }),
  }),
} as const;

/** How each is called at the desk. */
export const lookNames = {
  accent: "Accent colour",
  logo: "Logo",
  logo_night: "Logo for lights off",
  face: "Face of headings",
} as const satisfies Readonly<Record<keyof typeof lookFields, string>>;

export type LookField = keyof typeof lookFields;
export type LookValues = { [Field in LookField]: z.infer<(typeof lookFields)[Field]> };

export function isLookField(key: string): key is LookField {
  return Object.hasOwn(lookFields, key);
}
