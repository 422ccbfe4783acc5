import { sku as skuShape } from "@precise/contract/shop/catalogue";
import type { FastifyInstance } from "fastify";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { forOnePerson } from "#api/platform/http/send.ts";
import { pdfPolicy } from "#api/platform/pdf/policy.ts";
import type { BookOf } from "../catalogue/trade-catalogue.ts";
import { requireClientWithOwnPassword } from "../with-client-session.ts";
import { specSheets } from "./spec-sheets.ts";

/**
 * GET /api/clients/product/{sku}/spec-sheet: the product's spec sheet as a PDF, for signed-in trade clients. A person
 * whose session has ended is led to the login; a program gets the envelope's 401.
 */
export function serveSpecSheets(
  app: FastifyInstance,
  deps: Parameters<typeof specSheets>[0] & {
    readonly bookOf: BookOf;
    readonly siteOrigins: readonly string[];
  },
): void {
  const { bookOf, siteOrigins } = deps;
  const sheetOf = specSheets(deps);
  app.get<{ Params: { sku: string } }>(
    "/api/clients/product/:sku/spec-sheet",
    { config: { call: "specSheet", limit: "reads" } },
    async (request, reply) => {
      reply.header("cache-control", forOnePerson);
      const required = requireClientWithOwnPassword(await app.readClientSessionOf(request.headers));
      if ("failure" in required) {
        const { status, error } = required.failure;
        if (request.headers.accept?.includes("text/html"))
          return reply.redirect(`${siteOrigins[0]}/clients/login`, 303);
        return sendFault(reply, { status, code: error.code, message: error.message });
      }
      const { sku } = request.params;
      const sheet = skuShape.safeParse(sku).success
        ? await sheetOf(await bookOf(required.session.priceList), sku)
        : undefined;
      if (sheet === undefined) {
        const message = "There is no such product in the trade area.";
        return sendFault(reply, { status: 404, code: "not_found", message });
      }
      return reply
        .header("content-type", "application/pdf")
        .header("content-disposition", `inline; filename="${sku.toUpperCase()}-specification.pdf"`)
        .header("content-security-policy", pdfPolicy)
        .send(sheet);
    },
  );
}
