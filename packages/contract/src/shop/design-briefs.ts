import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { messageReference, sender } from "../wire/sender.ts";
import { paragraph } from "../wire/text.ts";
import { briefPicturePath } from "../wire/upload-paths.ts";

export const briefRooms = [
  "living",
  "dining",
  "bedroom",
  "kitchen",
  "bathroom",
  "office",
  "stairs",
  "outdoor",
  "shop",
] as const;
export const briefBudgets = [
  "under_250000",
  "under_500000",
  "under_1500000",
  "over_1500000",
  "open",
] as const;
export const briefStyles = ["warm", "modern", "classic", "natural", "unsure"] as const;
export const briefSupplies = ["grid", "generator", "inverter", "solar"] as const;

/** Pictures of a brief: how many, and how large each may be in bytes before it is sent. */
export const mostBriefPictures = 6;
export const largestBriefPictureBytes = 5_000_000;

/** base64 has four characters for three bytes. */
const longestContent = Math.ceil(largestBriefPictureBytes / 3) * 4;

/**
 * A picture for a brief, before the brief itself. Its bytes alone decide what it is: JPEG, PNG or WebP. It is
 * re-encoded, so that nothing of the file is kept but what is seen. 422 `not_a_picture`, `picture_too_large`. A picture
 * whose brief does not come is removed after a day.
 */
export const addBriefPicture = /* @__PURE__ */ route({
  method: "POST",
  path: briefPicturePath,
  tag: "Messages",
  summary: "Takes a picture for a design brief",
  status: 201,
  largestBodyBytes: longestContent + 10_000,
  body: z.strictObject({
    /** base64 */
    content: z
      .string()
      .check(z.minLength(1), z.maxLength(longestContent, { error: "must not be larger than 5 MB" })),
  }),
  yields: "picture",
  data: z.object({
    /** Refers to it in the brief; usable once, by anyone who knows it. */
    picture: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  failures: [422],
});

/** 422 `unknown_picture` where a picture is used already or was removed. */
export const sendDesignBrief = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/design-briefs",
  tag: "Messages",
  summary: "Sends a brief to the design service",
  status: 201,
  body: z.strictObject({
    ...sender,
    rooms: z.array(z.enum(briefRooms)).check(z.minLength(1), z.maxLength(briefRooms.length)),
    /** Length, width and height of each room, as people write it. */
    sizes: paragraph(1000).check(z.minLength(3)),
    budget: z.enum(briefBudgets),
    style: z.enum(briefStyles),
    supplies: z.array(z.enum(briefSupplies)).check(z.maxLength(briefSupplies.length)),
    message: z.optional(paragraph(3000)),
    pictures: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(mostBriefPictures)),
  }),
  yields: "reference",
  data: messageReference,
  failures: [422],
});

const exampleSender = { name: "Ada Obi", email: "ada@example.com" };
/** The calls of design briefs. */
export const briefCalls = /* @__PURE__ */ group(
  { addBriefPicture, sendDesignBrief },
  {
    addBriefPicture: { content: "UklGRiQAAABXRUJQVlA4…" },
    sendDesignBrief: {
      ...exampleSender,
      rooms: ["living", "kitchen"],
      sizes: "Living room 5 x 4 x 3 m",
      budget: "under_500000",
      style: "warm",
      supplies: ["inverter"],
      message: "The ceiling is low.",
      pictures: [],
    },
  },
);
