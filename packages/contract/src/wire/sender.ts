import * as z from "zod/mini";
import { emailAddress, line } from "./text.ts";

/**
 * Who writes to the shop through a form. `website` is a field that people never see: what fills it in is a program, and
 * its message is kept apart.
 */
export const sender = {
  name: line(2, 120),
  email: emailAddress,
  /** In any form, from any country. */
  phone: z.optional(line(0, 40)),
  website: z.optional(line(0, 200)),
};

/** What a message is spoken of by afterwards: `M-` and eight characters. */
export const messageReference = z.object({ reference: z.string() });
