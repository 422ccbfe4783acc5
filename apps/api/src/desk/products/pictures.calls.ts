import { addDeskPicture, type deskPictureCalls } from "@precise/contract/desk/products/pictures";
import { largestPictureBytes } from "@precise/contract/wire/upload-paths";
import type { FastifyInstance } from "fastify";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { takeFiles } from "#api/desk/kit/take-files.ts";
import { readMedia } from "#api/modules/catalogue/media.ts";
import { cleanProductPicture, cropPicture } from "#api/modules/catalogue/pictures/clean-product-picture.ts";
import { keepPicture, originalOf } from "#api/modules/catalogue/pictures/keep-picture.ts";
import { limited } from "#api/modules/catalogue/pictures/limited.ts";
import { tooHeavy } from "#api/modules/catalogue/pictures/refuse-picture.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";

/** Pictures are decoded one after the other: one of 40 megapixels takes 160 MB. */
const oneAtATime = limited(1);

/** POST of a picture's bytes. */
export function servePictures(app: FastifyInstance, { db, tools }: DeskParts): void {
  const { files } = tools;
  takeFiles(app, files, {
    route: { ...addDeskPicture, id: "addDeskPicture" },
    largestBytes: largestPictureBytes,
    tooLarge: (name) => refusalOf(tooHeavy(name)).failure,
    async answer(file, staff) {
      const cleaned = await oneAtATime(() => cleanProductPicture(file));
      if ("refused" in cleaned) return refusalOf(cleaned.refused);
      return answer(await keepPicture(db, files, { webp: cleaned.webp, name: file.name, by: staff.actor }));
    },
  });
}

/** The calls of pictures whose bodies are JSON. */
export function pictureAnswers({ db, tools }: DeskParts): DeskAnswers<typeof deskPictureCalls> {
  const { files } = tools;
  return {
    async readPictureOriginal({ params: { hash } }) {
      const original = await originalOf(db, hash);
      return original === undefined ? missing() : answer({ original });
    },
    async cropDeskPicture({ body: { imageUrl, ...crop } }, staff) {
      const picture = await readMedia(files, imageUrl);
      if (picture === undefined) return missing();
      const webp = await oneAtATime(() => cropPicture(picture, crop));
      if (webp === undefined) {
        return failure(422, "invalid_input", "The part has no pixels. Make it larger.", { field: "width" });
      }
      const name = imageUrl.split("/").at(-1) ?? "";
      return answer(await keepPicture(db, files, { webp, name, by: staff.actor, from: imageUrl }));
    },
  };
}

function missing(): Refusal {
  return failure(404, "not_found", "There is no such picture.");
}

function refusalOf({
  status,
  code,
  message,
}: {
  readonly status: 413 | 415 | 422;
  readonly code: "not_a_picture" | "picture_too_large" | "unsupported_media_type";
  readonly message: string;
}): Refusal {
  return failure(status, code, message);
}
