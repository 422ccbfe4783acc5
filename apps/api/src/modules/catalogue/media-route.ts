import type { FastifyInstance } from "fastify";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { openMedia } from "./media.ts";

/**
 * Pictures of the catalogue. Their path holds a hash of their bytes, so that every cache may keep them forever.
 * They are not counted by a limit: next/image asks for them in dozens, and a file costs next to nothing.
 * @param under another path in front of theirs, for an origin that is allowed only some
 * @source design D21
 */
export function serveMedia(app: FastifyInstance, files: ShopFiles, under = ""): void {
  app.get(`${under}/media/*`, { config: { call: "media", limit: "none" } }, async (request, reply) => {
    const picture = await openMedia(files, request.url.split("?")[0]?.slice(under.length) ?? "");
    if (!picture)
      return sendFault(reply, { status: 404, code: "not_found", message: "There is no such picture." });
    reply
      .header("content-type", picture.contentType)
      .header("content-length", picture.bytes)
      .header("cache-control", "public, max-age=31536000, immutable")
      // The shop's own pages load it from their origin, and a preview elsewhere may too.
      .header("cross-origin-resource-policy", "cross-origin");
    return reply.send(await picture.stream());
  });
}
