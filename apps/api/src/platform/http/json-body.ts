import type { FastifyInstance } from "fastify";

/** 256 KiB: a cart of 100 lines is under 10. */
export const largestBodyBytes = 256 * 1024;

/** The body is not JSON. */
export class MalformedJson extends Error {
  override readonly name = "MalformedJson";
}

/** JSON and nothing else: a form or a plain text cannot be posted from another site without asking first (design D6). */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, JSON.parse(text));
    } catch {
      // The parser's message quotes the body, which may hold a person's data.
      done(new MalformedJson());
    }
  });
}
