import { normalisePhone } from "@precise/contract/nigeria/phone";
import * as z from "zod/mini";
import { textEntry } from "#desk/forms/entry-schemas.ts";

/** A Nigerian mobile number in any usual form. */
export const phoneEntry = textEntry("Enter a phone number.", 30).check(
  z.refine(
    (typed) => typed === "" || normalisePhone(typed).ok,
    "Enter a Nigerian mobile number, such as 0803 123 4567.",
  ),
);
