import * as z from "zod/mini";
import { unknownFigures } from "../shop/figure-names.ts";
import { isKnownLink } from "./known-links.ts";
import { type Markdown, markdownFaults, parseMarkdown } from "./markdown.ts";

/** One line; figures may be named in it. */
export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(240), checkFigures);
/** A paragraph without marks. */
export const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(800), checkFigures);
/** Markdown, as the tree that a page shows. */
const markdown = z.pipe(
  z.string().check(z.trim(), z.minLength(1), checkMarkdown),
  z.transform((text): Markdown => parseMarkdown(text)),
);
/** A long text: not trimmed, so that lines are counted as they were written. */
export const text = z.pipe(
  z.string().check(z.minLength(1), checkMarkdown),
  z.transform((source): Markdown => parseMarkdown(source)),
);
export const name = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must be like two-words" }));
export const link = z.strictObject({
  label: line,
  href: z.string().check(z.refine(isKnownLink, { error: "is no page of ours" })),
});
export const day = z.iso.date();

/** What every page says of itself. `description` is what search engines show. */
export const page = {
  title: line,
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(170), checkFigures),
  lead: words,
};
/** Said quietly below the first sentence, such as that a text is a sample. */
const note = z.optional(line);
const step = z.strictObject({ title: line, text: words });
const figure = z.strictObject({ value: line, label: line });
const section = z.strictObject({ title: line, text: markdown });

const helpPage = z.strictObject({
  ...page,
  groups: z
    .array(
      z.strictObject({
        id: name,
        title: line,
        questions: z
          .array(z.strictObject({ id: name, question: line, answer: markdown }))
          .check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1), checkIds),
});
export type HelpGroup = z.infer<typeof helpPage>["groups"][number];

const legalPage = z.strictObject({
  ...page,
  updated: day,
  /** Above the text, such as that it is a template. */
  notice: z.optional(words),
  text,
});

/** What each page says whose texts can be set at the desk; content files and the desk are held to the same. @source decision 105 */
export const pageSchemas = {
  about: z.strictObject({
    ...page,
    note,
    figures: z.array(figure),
    sections: z.array(section).check(z.minLength(1)),
  }),
  board: z.strictObject({
    ...page,
    note,
    members: z.array(z.strictObject({ name: line, role: line, about: words })).check(z.minLength(1)),
  }),
  help: helpPage,
  terms: legalPage,
  privacy: legalPage,
  voucher: z.strictObject({
    ...page,
    steps: z.array(step).check(z.minLength(1)),
    guard: z.strictObject({ title: line, text: words, closing: words }),
    conditions: z.strictObject({ title: line, text: markdown }),
  }),
  affiliates: z.strictObject({
    ...page,
    note,
    figures: z.array(figure).check(z.minLength(1)),
    steps: z.array(step).check(z.minLength(1)),
    terms: z.strictObject({ title: line, text: markdown }),
  }),
  design: z.strictObject({
    ...page,
    steps: z.array(step).check(z.minLength(1)),
    gets: z.strictObject({ title: line, items: z.array(line).check(z.minLength(1)) }),
  }),
  /** Its film and its lights are named in the content file alone. */
  "tv-ad": z.strictObject({
    ...page,
    /** What is seen and said, for who cannot see or hear it. */
    transcript: markdown,
  }),
} as const;

type Context = z.core.ParsePayload<string>;

function checkFigures({ value, issues }: Context): void {
  for (const unknown of unknownFigures(value)) {
    issues.push({ code: "custom", input: value, message: `names {${unknown}}, which is no figure of ours` });
  }
}

function checkMarkdown({ value, issues }: Context): void {
  for (const { line: at, message } of markdownFaults(value)) {
    issues.push({ code: "custom", input: value, message, params: { line: at } });
  }
}

function checkIds({
  value,
  issues,
}: z.core.ParsePayload<readonly { questions: readonly { id: string }[] }[]>): void {
  const seen = new Set<string>();
  for (const [group, { questions }] of value.entries()) {
    for (const [place, { id }] of questions.entries()) {
      if (seen.has(id)) {
        const path = [group, "questions", place, "id"];
        issues.push({ code: "custom", input: id, path, message: `${id} is the name of another question` });
      }
      seen.add(id);
    }
  }
}
