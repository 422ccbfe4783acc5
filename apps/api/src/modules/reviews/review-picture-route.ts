import type { FastifyInstance } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { readShownPicture } from "./published-reviews.ts";

/** Pictures of published reviews, under names that no one can guess; nothing else of their folder is served. */
export function serveReviewPictures(
  app: FastifyInstance,
  { db, files }: { readonly db: Database; readonly files: ShopFiles },
): void {
  app.get<{ Params: { file: string } }>(
    "/api/reviews/:file",
    { config: { call: "readReviewPicture" } },
    async (request, reply) => {
      const file = /^[0-9a-f]{32}\.jpg$/.test(request.params.file)
        ? await readShownPicture(db, request.params.file)
        : undefined;
      const jpeg = file && (await files.briefs.read(file));
      if (!jpeg)
        return sendFault(reply, { status: 404, code: "not_found", message: "There is no such picture." });
      // It may be taken away: kept for a few minutes only.
      return reply.header("cache-control", "public, max-age=300").type("image/jpeg").send(jpeg);
    },
  );
}
