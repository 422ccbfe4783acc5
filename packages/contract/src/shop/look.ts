import * as z from "zod/mini";

/** What styles are made of has exactly these forms: nothing else can come to be part of a page. */
export const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
export const logoPath = z.string().check(z.regex(/^\/media\/[0-9a-f]{16}\/logo\.png$/));

/** A logo's picture; the files that are made of it lie beside it (`logoFile`). */
export const logoPicture = z.object({ path: logoPath, width: z.int(), height: z.int() });
export type LogoPicture = z.infer<typeof logoPicture>;

const accentColours = z.object({
  accent: hexColour,
  accentHover: hexColour,
  onAccent: hexColour,
  accentSoft: hexColour,
});

/** The faces of headings that a shop may choose. The first is the house's own. */
export const displayFaces = ["fraunces", "figtree", "georgia"] as const;

/** How the shop looks where the owner has set it; what is left out is as the house has it. @source decision 100 */
export const shopLook = z.object({
  /** By day and by night. */
  colours: z.optional(z.object({ on: accentColours, off: accentColours })),
  logo: z.optional(
    z.object({
      day: logoPicture,
      /** For the dark page; the other one where it is left out. */
      night: z.optional(logoPicture),
      /** By night it stands on paper: the dark page would swallow it. */
      on_plate: z.boolean(),
    }),
  ),
  face: z.optional(z.enum(displayFaces)),
});
export type ShopLook = z.infer<typeof shopLook>;

/** What is made of each logo, by what it is for. */
export const logoFiles = {
  /** In the bars of pages. */
  bar: "bar.webp",
  /** In e-mails, which know no WebP. */
  mail: "mail.png",
  icon: "icon-48.png",
  touchIcon: "icon-180.png",
  largeIcon: "icon-512.png",
  /** Beside links: 1200 × 630. */
  share: "share.jpg",
} as const;

/** Site path of a file that was made of a logo. */
export function logoFile({ path }: Pick<LogoPicture, "path">, file: keyof typeof logoFiles): string {
  return path.replace(/logo\.png$/, logoFiles[file]);
}
