declare module "subset-font" {
  /** Cuts a font down to the characters of a text; axes with one number become static. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt" | "woff2"; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
