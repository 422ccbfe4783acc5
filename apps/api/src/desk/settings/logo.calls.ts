import { addShopLogo } from "@precise/contract/desk/settings/shop-logo";
import { largestLogoBytes } from "@precise/contract/wire/upload-paths";
import type { FastifyInstance } from "fastify";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { takeFiles } from "#api/desk/kit/take-files.ts";
import { limited } from "#api/modules/catalogue/pictures/limited.ts";
import { drawApart } from "#api/modules/look/draw-apart.ts";
import { type RefusedLogo, tooHeavyLogo } from "#api/modules/look/draw-logo.ts";
import { keepLogo } from "#api/modules/look/keep-logo.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";

const oneAtATime = limited(1);

/** POST of a logo's bytes. */
export function serveLogos(app: FastifyInstance, { db, tools }: DeskParts): void {
  takeFiles(app, tools.files, {
    route: { ...addShopLogo, id: "addShopLogo" },
    largestBytes: largestLogoBytes,
    tooLarge: (name) => refusal(tooHeavyLogo(name)).failure,
    async answer(file, staff) {
      const drawn = await oneAtATime(() => drawApart(file));
      if ("refused" in drawn) return refusal(drawn.refused);
      const { path, width, height, seenByNight } = await keepLogo(db, tools.files, drawn.logo, {
        name: file.name,
        by: staff.actor,
      });
      return answer({ logo: { path, width, height, on_plate: !seenByNight } });
    },
  });
}

function refusal({ status, code, message }: RefusedLogo): Refusal {
  return failure(status, code, message, { field: "logo" });
}
