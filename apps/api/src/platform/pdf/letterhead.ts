import { lightsOn } from "@precise/contract/look/lights";
import { page } from "./page.ts";

/** What papers wear of the shop's look. */
export interface Letterhead {
  /** `#rrggbb` */
  readonly accent: string;
  /** PNG with its size in pixels; papers begin with words where there is none. */
  readonly logo?: { readonly png: Buffer; readonly width: number; readonly height: number };
}

declare module "fastify" {
  interface FastifyInstance {
    /** As the shop looks now: what a paper states is kept, what it wears is not. */
    readLetterhead(): Promise<Letterhead>;
  }
}

export const plainLetterhead: Letterhead = { accent: lightsOn.accent };

const most = { width: 170, height: 36 } as const;

/** Draws the logo over the head of a paper. @returns where the head may begin */
export function drawLetterhead(doc: PDFKit.PDFDocument, { logo }: Letterhead): number {
  if (!logo) return page.top;
  const top = page.top - 14;
  doc.image(logo.png, page.left, top, { fit: [most.width, most.height] });
  return top + Math.min(most.height, (most.width * logo.height) / logo.width) + 16;
}
