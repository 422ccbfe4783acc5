import { readFile } from "node:fs/promises";
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const hours = z.array(z.object({ days: text, open: z.nullable(text), close: z.nullable(text) }));

const contentSchema = z.object({
  company: z.object({
    name: text,
    legal_name: text,
    promise: text,
    phone: text,
    email: text,
    sample: z.optional(z.boolean()),
    tax: z.object({ tin: text, rc_number: text }),
  }),
  about: z.object({
    headline: text,
    intro: text,
    sections: z.array(z.object({ title: text, text })),
    figures: z.array(z.object({ label: text, value: text })),
  }),
  showrooms: z.array(
    z.object({ name: text, address: text, phone: text, email: text, hours, features: z.array(text) }),
  ),
  boards_of_directors: z.object({
    members: z.array(z.object({ name: text, role: text, initials: text, bio: text })),
  }),
});

const category = z.object({ id: z.int(), name: text, urlKey: text, image: z.nullable(text) });
const catalogueSchema = z.object({
  categories: z.array(z.extend(category, { subcategories: z.optional(z.array(category)) })),
  products: z.array(z.unknown()),
});

export type ProfileContent = z.infer<typeof contentSchema>;
export type ProfileCatalogue = z.infer<typeof catalogueSchema>;

/** Reads the content of the profile. @throws on a file that is missing or has another form */
export async function readProfileContent(folder: string) {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(`${folder}/${name}`, "utf8"));
  return {
    content: contentSchema.parse(await read("content.json")),
    catalogue: catalogueSchema.parse(await read("catalogue.json")),
  };
}
