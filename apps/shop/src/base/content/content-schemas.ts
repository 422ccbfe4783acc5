import * as z from "zod/mini";
import { unknownFigures } from "./figures.ts";
import { isKnownLink } from "./known-links.ts";
import { type Markdown, markdownFaults, parseMarkdown } from "./markdown.ts";

/** One line; figures may be named in it. */
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(240), checkFigures);
/** A paragraph without marks. */
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(800), checkFigures);
/** Markdown, as the tree that a page shows. */
const markdown = z.pipe(
  z.string().check(z.trim(), z.minLength(1), checkMarkdown),
  z.transform((text): Markdown => parseMarkdown(text)),
);
/** Below front matter: not trimmed, so that lines are counted as they are in the file. */
const text = z.pipe(
  z.string().check(z.minLength(1), checkMarkdown),
  z.transform((source): Markdown => parseMarkdown(source)),
);
const name = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must be like two-words" }));
const link = z.strictObject({
  label: line,
  href: z.string().check(z.refine(isKnownLink, { error: "is no page of ours" })),
});
const day = z.iso.date();
const percent = z.number().check(z.gte(0), z.lte(100));
const rooms = ["living", "dining", "bedroom", "kitchen", "office"] as const;
const room = z.enum(rooms);
const sku = z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/, { error: "is no item number" }));
const skus = z.array(sku);

/** What every page says of itself. `description` is what search engines show. */
const page = {
  title: line,
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(170), checkFigures),
  lead: words,
};
/** Said quietly below the first sentence, such as that a text is a sample. */
const note = z.optional(line);
const step = z.strictObject({ title: line, text: words });
const figure = z.strictObject({ value: line, label: line });
const section = z.strictObject({ title: line, text: markdown });

/** An article: content/articles/{slug}.md */
export const article = z.strictObject({
  ...page,
  /** What stands above it: a room, or a drawing of what it is about. */
  picture: z.enum([...rooms, "brightness", "bulbs", "colour", "cordless", "dimmers", "outdoor"]),
  /** Where its card looks closer at a room: per cent from the left and from the top. */
  detail: z.optional(z.strictObject({ x: percent, y: percent })),
  /** Lowest first on the page of all articles. */
  order: z.int(),
  updated: day,
  /** Shown below it as lights that fit. */
  products: skus.check(z.minLength(1)),
  text,
});
export type Article = z.infer<typeof article>;

/** content/home.yaml */
export const homePage = z.strictObject({
  title: line,
  description: page.description,
  /** Over the picture of the home page. */
  headline: line,
  /** What the shop is, in a sentence, for pages that say nothing of themselves. */
  tagline: line,
});

/** content/inspiration.yaml */
export const inspirationPage = z.strictObject({
  ...page,
  articles: z.strictObject({ title: line }),
  rooms: z.strictObject({
    title: line,
    items: z.array(z.strictObject({ room, sentence: line })).check(z.minLength(1)),
  }),
});

/** content/help.yaml */
export const helpPage = z.strictObject({
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

/** content/about.yaml */
export const aboutPage = z.strictObject({
  ...page,
  note,
  figures: z.array(figure),
  sections: z.array(section).check(z.minLength(1)),
});

/** content/board.yaml */
export const boardPage = z.strictObject({
  ...page,
  note,
  members: z.array(z.strictObject({ name: line, role: line, about: words })).check(z.minLength(1)),
});

/** content/care.yaml; materials and kinds as the catalogue's attributes have them. */
export const careTexts = z.strictObject({
  always: words,
  materials: z.record(z.string(), words),
  guides: z.record(z.string(), line),
});

/** content/voucher.yaml */
export const voucherPage = z.strictObject({
  ...page,
  steps: z.array(step).check(z.minLength(1)),
  guard: z.strictObject({ title: line, text: words, closing: words }),
  conditions: z.strictObject({ title: line, text: markdown }),
});

/** content/affiliates.yaml */
export const affiliatesPage = z.strictObject({
  ...page,
  note,
  figures: z.array(figure).check(z.minLength(1)),
  steps: z.array(step).check(z.minLength(1)),
  terms: z.strictObject({ title: line, text: markdown }),
});

/** content/design.yaml */
export const designPage = z.strictObject({
  ...page,
  steps: z.array(step).check(z.minLength(1)),
  gets: z.strictObject({ title: line, items: z.array(line).check(z.minLength(1)) }),
});

/** content/rooms/{room}.yaml */
const roomFields = z.strictObject({
  title: line,
  /** As it is written in a sentence: "Living room". */
  room: line,
  description: page.description,
  intro: words,
  /** Id of the room's category. */
  category: z.int(),
  tips: z.array(words).check(z.minLength(1)),
  /** What is in the picture; x and y in percent from its top left corner. */
  things: z
    .array(
      z.strictObject({
        sku,
        x: percent,
        y: percent,
        pieces: z.int().check(z.gte(1), z.lte(99)),
        /** Id of the layer that the mixer switches, and what the mixer calls it. */
        light: z.optional(name),
        label: z.optional(line),
      }),
    )
    .check(z.minLength(1)),
  also: skus,
  /** Ready-made light by the ids of the layers; what is not named is off. */
  scenes: z
    .array(
      z.strictObject({
        name: line,
        daylight: percent,
        lights: z.record(
          name,
          z.strictObject({
            brightness: z.int().check(z.gte(1), z.lte(100)),
            kelvin: z.optional(z.int().check(z.gte(2200), z.lte(6500))),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
});
export const roomPage = roomFields.check(checkLights);
export type RoomPage = z.infer<typeof roomPage>;

/** content/tv-ad.yaml; files are in public/tv-ad */
export const tvAdPage = z.strictObject({
  ...page,
  /** Names of files in public/tv-ad. */
  video: z.strictObject({
    files: z.array(fileName(["mp4", "webm"])).check(z.minLength(1)),
    captions: fileName(["vtt"]),
    poster: fileName(["webp", "jpg"]),
    seconds: z.number(),
    uploaded: day,
  }),
  /** What is seen and said, for who cannot see or hear it. */
  transcript: markdown,
  products: skus.check(z.minLength(1)),
  more: z.array(link),
});

/** content/terms.md, content/privacy.md */
export const legalPage = z.strictObject({ ...page, updated: day, notice: words, text });

type Context = z.core.ParsePayload<string>;

function fileName(endings: readonly string[]) {
  const error = `must be a file name ending in ${endings.join(" or ")}`;
  return z.string().check(z.regex(new RegExp(`^[a-z0-9-]+\\.(?:${endings.join("|")})$`), { error }));
}

function checkFigures({ value, issues }: Context): void {
  for (const unknown of unknownFigures(value)) {
    issues.push({ code: "custom", input: value, message: `names {${unknown}}, which is no figure of ours` });
  }
}

function checkMarkdown({ value, issues }: Context): void {
  for (const { line: at, message } of markdownFaults(parseMarkdown(value))) {
    issues.push({ code: "custom", input: value, message, params: { line: at } });
  }
}

/** A scene can only light what is in the picture. */
function checkLights({ value, issues }: z.core.ParsePayload<z.infer<typeof roomFields>>): void {
  const known = new Set(value.things.map(({ light }) => light));
  for (const [place, { lights }] of value.scenes.entries()) {
    for (const id of Object.keys(lights).filter((each) => !known.has(each))) {
      const path = ["scenes", place, "lights", id];
      issues.push({ code: "custom", input: id, path, message: "is the light of no thing in this file" });
    }
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
