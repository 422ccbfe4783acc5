import { csvText } from "@precise/cart-core/csv-text";
import { wirePrice } from "@precise/cart-core/money";
import { clientCartCsvPath } from "@precise/contract/trade/cart";
import { quickOrderTemplatePath } from "@precise/contract/trade/quick-order";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { forOnePerson, sendFailure } from "#api/platform/http/send.ts";
import { readClientLines } from "./cart/client-cart-rows.ts";
import { priceClientLines } from "./cart/client-cart-view.ts";
import type { ClientSession } from "./client-session-rows.ts";
import { readOwnOrderLines } from "./orders/client-order-rows.ts";
import { requireClientWithOwnPassword } from "./with-client-session.ts";

/** Of a cart and of an order alike; the first three are what quick order reads. */
const columns = [
  "SKU",
  "Quantity",
  "Side mark",
  "Name",
  "Unit price net (NGN)",
  "Line net (NGN)",
  "Line VAT (NGN)",
  "Line gross (NGN)",
] as const;

/**
 * GET of a cart, of an order, and of an example, as CSV files that quick order reads again. What strangers typed starts
 * no formula in them.
 */
export function servePurchaseFiles(app: FastifyInstance, db: Database): void {
  const file =
    (
      work: (
        client: ClientSession,
        request: FastifyRequest,
      ) => Promise<{ name: string; text: string } | undefined>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header("cache-control", forOnePerson);
      const required = requireClientWithOwnPassword(await app.readClientSessionOf(request.headers));
      if ("failure" in required) return sendFailure(reply, required.failure);
      const csv = await work(required.session, request);
      if (!csv)
        return sendFault(reply, {
          status: 404,
          code: "not_found",
          message: "You have no order with this number.",
        });
      // Spreadsheets read UTF-8 for certain only behind a byte order mark.
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${csv.name}"`)
        .send(`\ufeff${csv.text}`);
    };

  app.get(
    clientCartCsvPath,
    { config: { call: "clientCartCsv", limit: "reads" } },
    file(async ({ personId, priceList }) => {
      const { priced } = await priceClientLines(db, priceList.code, await readClientLines(db, personId));
      const rows = priced.map(({ line, product, amounts }) => [
        product.sku,
        String(line.quantity),
        line.sideMark,
        product.name,
        wirePrice(amounts.unitNet),
        wirePrice(amounts.net),
        wirePrice(amounts.vat),
        wirePrice(amounts.gross),
      ]);
      return { name: "cart.csv", text: csvText(columns, rows) };
    }),
  );
  app.get(
    "/api/clients/orders/:number/csv",
    { config: { call: "clientOrderCsv", limit: "reads" } },
    file(async (client, request) => {
      const { number } = request.params as { readonly number: string };
      const order = await readOwnOrderLines(db, client.personId, number);
      if (!order) return undefined;
      const rows = order.lines.map((line) => [
        line.sku,
        String(line.quantity),
        line.sideMark,
        line.name,
        wirePrice(line.unitNet),
        wirePrice(line.net),
        wirePrice(line.vat),
        wirePrice(line.gross),
      ]);
      return { name: `order-${order.number}.csv`, text: csvText(columns, rows) };
    }),
  );
  app.get(
    quickOrderTemplatePath,
    { config: { call: "quickOrderTemplate", limit: "reads" } },
    file(async () => ({
      name: "quick-order.csv",
      text: csvText(["SKU", "Quantity", "Side mark"], [["ARTICLE-NUMBER", "12", "Kitchen, first floor"]]),
    })),
  );
}
