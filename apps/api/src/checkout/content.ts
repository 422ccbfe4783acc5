import { readFile } from "node:fs/promises";
import * as z from "zod/mini";

const text = z.string().check(z.trim(), z.minLength(1));

const webAddress = text.check(z.regex(/^https:\/\//, { error: "must begin with https://" }));

/** What the owner's content file must hold for a checkout. Everything else in it belongs to the apps. */
const schema = z.object({
  showrooms: z.array(
    z.object({
      id: text,
      name: text,
      city: text,
      address: text,
      phone: text,
      hours: z.array(z.object({ days: text, open: z.nullable(text), close: z.nullable(text) })),
    }),
  ),
  company: z.object({
    /** True in the sample file: then invoices say that they are none. */
    sample: z.optional(z.boolean()),
    name: text,
    legal_name: text,
    promise: text,
    /** Where the company is registered, as a tax invoice states it. */
    address: text,
    phone: text,
    email: text,
    social: z.object({ facebook: webAddress, instagram: webAddress, linkedin: webAddress }),
    tax: z.object({ tin: text, rc_number: text }),
    bank: z.object({ bank_name: text, account_name: text, account_number: text }),
    /** Naira. @source D14 "up to a configured limit" */
    pay_on_delivery_limit: z.number().check(z.gte(0), z.lte(1_000_000_000)),
  }),
});

/** The owner's showrooms, company, bank and limits. */
export type ShopContent = z.infer<typeof schema>;

/** The content file is missing or wrong. The message is the one line to show. */
export class BadContent extends Error {
  override readonly name = "BadContent";
}

/**
 * Reads the content file.
 * @throws BadContent that names the file and the value at fault
 */
export async function readContent(file: string): Promise<ShopContent> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, "utf8"));
  } catch (fault) {
    throw new BadContent(`The content file ${file} (SHOP_CONTENT) is missing or is not JSON.`, {
      cause: fault,
    });
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.join(".") || "it";
  throw new BadContent(
    `The content file ${file} (SHOP_CONTENT) is wrong: ${path} is missing or has a wrong form.`,
  );
}
