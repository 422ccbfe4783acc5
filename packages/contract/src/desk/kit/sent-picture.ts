import * as z from "zod/mini";

/** A picture that a customer sent, of a brief, a claim or a review. */
export const sentPicture = z.object({
  /** A `data:` address with all of it, or a link to it that is good for a quarter of an hour. */
  src: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
});
export type SentPicture = z.infer<typeof sentPicture>;
