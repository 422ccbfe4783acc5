import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { docsPage, docsStyle } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";

/** /api/openapi.json, and /api/docs to browse it. */
export function serveDocs(app: FastifyInstance): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const digest = createHash("sha256").update(docsStyle).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const cache = "public, max-age=300";

  app.get("/api/openapi.json", { config: { call: "openapi" } }, async (_request, reply) =>
    reply.header("content-type", "application/json; charset=utf-8").header("cache-control", cache).send(json),
  );
  app.get("/api/docs", { config: { call: "docs" } }, async (_request, reply) =>
    reply
      .header("content-type", "text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("cache-control", cache)
      .send(page),
  );
}
