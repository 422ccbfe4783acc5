import * as z from "zod/mini";
import { line, paragraph } from "../../wire/text.ts";

/** How a text is written: one line, a paragraph, or Markdown; a list has one entry a line, `sections` begin with `##`. */
export type PageTextForm =
  | "line"
  | "words"
  | "markdown"
  | "sections"
  | "questions"
  | "people"
  | "figures"
  | "list";

export interface PageText {
  readonly name: string;
  /** How it is called at the desk. */
  readonly label: string;
  readonly form: PageTextForm;
  /** Where it is in the page: `guard.title`. */
  readonly path: string;
  readonly isOptional?: true;
}

const text = (path: string, label: string, form: PageTextForm = "line"): PageText => ({
  name: path.replace(".", "_"),
  label,
  form,
  path,
});
const optional = (each: PageText): PageText => ({ ...each, isOptional: true });

const opening = [
  text("title", "Title"),
  text("description", "Description"),
  text("lead", "First sentence", "words"),
];
const note = optional(text("note", "Note below it"));
const steps = text("steps", "Steps", "sections");
const legal = [
  ...opening,
  text("updated", "In force from"),
  optional(text("notice", "Notice above it", "words")),
  text("text", "Text", "markdown"),
];

/** The texts of each page, in the order of their fields. @source decision 105 */
export const pageTexts = {
  about: [
    ...opening,
    note,
    optional(text("figures", "Figures", "figures")),
    text("sections", "Sections", "sections"),
  ],
  board: [...opening, note, text("members", "People", "people")],
  help: [...opening, text("groups", "Questions and answers", "questions")],
  terms: legal,
  privacy: legal,
  voucher: [
    ...opening,
    steps,
    text("guard.title", "Title of the savings"),
    text("guard.text", "Above their table", "words"),
    text("guard.closing", "Below their table", "words"),
    text("conditions.title", "Title of the conditions"),
    text("conditions.text", "Conditions", "markdown"),
  ],
  affiliates: [
    ...opening,
    note,
    text("figures", "Figures", "figures"),
    steps,
    text("terms.title", "Title of the terms"),
    text("terms.text", "Terms", "markdown"),
  ],
  design: [
    ...opening,
    steps,
    text("gets.title", "Title of what people get"),
    text("gets.items", "What people get", "list"),
  ],
  "tv-ad": [...opening, text("transcript", "Transcript", "markdown")],
} as const satisfies Readonly<Record<string, readonly PageText[]>>;

export type PageName = keyof typeof pageTexts;

// The keys of a constant of this file.
export const pageNames = Object.keys(pageTexts) as PageName[];

/** How each page is called at the desk. */
export const pageTitles: Readonly<Record<PageName, string>> = {
  about: "About us",
  board: "Board of directors",
  help: "Questions and answers",
  terms: "Terms, returns and warranty",
  privacy: "Privacy",
  voucher: "Voucher",
  affiliates: "Affiliates",
  design: "Design Service",
  "tv-ad": "TV advert",
};

export function isPageName(key: string): key is PageName {
  return Object.hasOwn(pageTexts, key);
}

/** What an owner answers for: terms and privacy. */
export const legalPages = ["terms", "privacy"] as const satisfies readonly PageName[];

/** Longer than any page is read. */
const longest = 30_000;
const longTexts: readonly PageTextForm[] = ["markdown", "sections", "questions", "people"];

/** A page's texts by the names of their fields; an optional one may be empty. */
export type PageTexts = Readonly<Record<string, string>>;

/** Shape and bounds of a page's texts. What they say is checked where they are set: `pageFaults`. */
export function pageTextsShape(page: PageName): z.ZodMiniType<Record<string, string>> {
  const texts: readonly PageText[] = pageTexts[page];
  return z.strictObject(
    Object.fromEntries(
      texts.map(({ name, form, isOptional }) => {
        const least = isOptional ? 0 : 1;
        if (form === "line") return [name, line(least, 240)];
        return [name, paragraph(longTexts.includes(form) ? longest : form === "words" ? 800 : 2_000, least)];
      }),
    ),
  ) as z.ZodMiniType<Record<string, string>>;
}
