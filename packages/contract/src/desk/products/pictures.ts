import * as z from "zod/mini";
import { group } from "../../wire/route.ts";
import { deskPicturesPath } from "../../wire/upload-paths.ts";
import { deskRoute } from "../kit/desk-route.ts";

export const mostPicturePixels = 40_000_000;
/** The longer side of a kept picture, in pixels: twice what a product's page shows. */
export const longestPictureSide = 2000;

/** A kept picture, as a product's `media_gallery` names it. */
export const deskPicture = z.object({
  /** Site path with the hash of its bytes. */
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`, shown while it loads. */
  colour: z.string(),
});
export type DeskPicture = z.infer<typeof deskPicture>;

/**
 * A picture's bytes, with what they are as content-type (or `application/octet-stream`) and the file's name as `?name=`. WebP,
 * JPEG, PNG and AVIF; what cannot be taken is 413, 415 or 422 with what to do. The body is no JSON, so it is not among the
 * calls of the document.
 */
export const addDeskPicture = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: deskPicturesPath,
  permission: "product.edit",
  tag: "Pictures",
  summary: "Keeps a picture",
  status: 201,
  data: deskPicture,
  failures: [422],
});

const fraction = z.number().check(z.gte(0), z.lte(1));

export const readPictureOriginal = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/pictures/{hash}/original",
  permission: "product.read",
  tag: "Pictures",
  summary: "The whole picture that a picture was cut from; null where it is whole",
  params: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  yields: "original",
  data: z.object({ original: z.nullable(deskPicture) }),
  failures: [404],
});

/** The picture that is cut stays as it is. Sides are fractions of the picture as it is shown, from its top left corner. */
export const cropDeskPicture = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/pictures/crop",
  permission: "product.edit",
  tag: "Pictures",
  summary: "Keeps a part of a kept picture as another one",
  status: 201,
  body: z.strictObject({
    imageUrl: z.string().check(z.maxLength(200)),
    x: fraction,
    y: fraction,
    width: fraction,
    height: fraction,
  }),
  data: deskPicture,
  failures: [404, 422],
});

/** The calls of pictures whose bodies are JSON. */
export const deskPictureCalls = /* @__PURE__ */ group(
  { readPictureOriginal, cropDeskPicture },
  {
    cropDeskPicture: { imageUrl: "/media/0123456789abcdef/lamp.webp", x: 0.1, y: 0, width: 0.8, height: 1 },
  },
);
