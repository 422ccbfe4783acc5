import { day, line, link, name, page, pageSchemas, text, words } from "@precise/contract/pages/page-schemas";
import * as z from "zod/mini";

const percent = z.number().check(z.gte(0), z.lte(100));
const rooms = ["living", "dining", "bedroom", "kitchen", "office"] as const;
const room = z.enum(rooms);
const sku = z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/, { error: "is no item number" }));
const skus = z.array(sku);

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

/** content/care.yaml; materials and kinds as the catalogue's attributes have them. */
export const careTexts = z.strictObject({
  always: words,
  materials: z.record(z.string(), words),
  guides: z.record(z.string(), line),
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
  ...pageSchemas["tv-ad"].shape,
  /** Names of files in public/tv-ad. */
  video: z.strictObject({
    files: z.array(fileName(["mp4", "webm"])).check(z.minLength(1)),
    captions: fileName(["vtt"]),
    poster: fileName(["webp", "jpg"]),
    seconds: z.number(),
    uploaded: day,
  }),
  products: skus.check(z.minLength(1)),
  more: z.array(link),
});

function fileName(endings: readonly string[]) {
  const error = `must be a file name ending in ${endings.join(" or ")}`;
  return z.string().check(z.regex(new RegExp(`^[a-z0-9-]+\\.(?:${endings.join("|")})$`), { error }));
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
