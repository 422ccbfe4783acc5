import { Readable } from "node:stream";
import { quantityColumnNames, skuColumnNames } from "@precise/cart-core/quick-order-heading";
import { readQuickOrderTable } from "@precise/cart-core/quick-order-text";
import { maxQuickOrderRows } from "@precise/cart-core/trade-limits";
import type { QuickOrderUploadEvent } from "@precise/contract/trade/quick-order";
import { largestUploadBytes, quickOrderUploadPath } from "@precise/contract/wire/upload-paths";
import type { FastifyInstance } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import { forOnePerson, sendFailure } from "#api/platform/http/send.ts";
import { cellWords, textOf } from "#api/platform/sheets/cell.ts";
import { readTableApart } from "#api/platform/sheets/read-table-apart.ts";
import { tableProblemWords } from "#api/platform/sheets/table-words.ts";
import { readClientLines } from "../cart/client-cart-rows.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { requireClientWithOwnPassword } from "../with-client-session.ts";
import { lookUpRows } from "./look-up-rows.ts";
import { tooManyRows } from "./quick-order.calls.ts";
import { settleRows } from "./settle-rows.ts";
import type { SkuIndex } from "./sku-index.ts";

/** The answer streams progress a row at a time; more of them no one sees. */
const progressEvery = 250;

const terms = {
  // A heading does not count as a row.
  mostRows: maxQuickOrderRows + 1,
  isForgiving: true,
  columns: [skuColumnNames, quantityColumnNames],
};

declare module "fastify" {
  interface FastifyRequest {
    /** Who uploads; set before the file is taken. */
    uploader?: ClientSession;
  }
}

/**
 * POST of a file's bytes: what adding its rows would do, streamed as NDJSON while it is worked out. Nothing is changed.
 * It is registered apart from the other calls because its body is no JSON; the session is checked before the file is read.
 */
export function serveUpload(
  app: FastifyInstance,
  deps: { readonly db: Database; readonly skuIndex: () => Promise<SkuIndex> },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      "application/octet-stream",
      { parseAs: "buffer" },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.post<{ Body: Buffer | null }>(
      quickOrderUploadPath,
      {
        bodyLimit: largestUploadBytes,
        config: { call: "uploadQuickOrder", limit: "quickOrderUploads" },
        async onRequest(request, reply) {
          const required = requireClientWithOwnPassword(await app.readClientSessionOf(request.headers));
          if ("failure" in required) return sendFailure(reply, required.failure);
          request.uploader = required.session;
          return undefined;
        },
      },
      (request, reply) => {
        const { uploader, body } = request;
        if (!uploader) throw new Error("an upload came by without its session");
        const events = answerFile(deps, uploader, new Uint8Array(body ?? []), (fault) =>
          request.log.error({ reqId: request.id, err: fault }, "an upload failed"),
        );
        return (
          reply
            .header("content-type", "application/x-ndjson; charset=utf-8")
            .header("cache-control", forOnePerson)
            // A proxy that gathers answers would hold the progress back.
            .header("x-accel-buffering", "no")
            .send(Readable.from(asLines(events)))
        );
      },
    );
  });
}

async function* asLines(events: AsyncIterable<QuickOrderUploadEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}

async function* answerFile(
  { db, skuIndex }: { readonly db: Database; readonly skuIndex: () => Promise<SkuIndex> },
  { personId, priceList }: ClientSession,
  bytes: Uint8Array<ArrayBuffer>,
  onFault: (fault: unknown) => void,
): AsyncGenerator<QuickOrderUploadEvent> {
  try {
    const table = await readTableApart(bytes, terms);
    if (!table.ok) {
      const { failure } = tooManyRows();
      const message = tableProblemWords("This file", table, maxQuickOrderRows);
      yield table.problem === "too-many-rows"
        ? { kind: "failure", error: failure.error }
        : { kind: "failure", error: { code: "file_not_readable", message } };
      return;
    }
    const lines = readQuickOrderTable(
      table.rows.map((cells) => cells.map(textOf)),
      table.delimiter === ";",
    );
    const index = await skuIndex();
    const total = lines.length;
    yield { kind: "progress", done: 0, total };
    const rows = [];
    for (let done = 0; done < total; done += progressEvery) {
      rows.push(...(await lookUpRows(index, lines.slice(done, done + progressEvery))));
      yield { kind: "progress", done: Math.min(total, done + progressEvery), total };
    }
    const cart = await readClientLines(db, personId);
    const { change: _, ...check } = await settleRows(db, {
      priceListCode: priceList.code,
      rows,
      cart,
      nameCell: (column, row) => cellWords({ sheet: table.sheet, column, row }),
    });
    yield { kind: "check", format: table.format, ...check };
  } catch (fault) {
    // The answer has begun, so its status cannot say it any more: its last line does.
    onFault(fault);
    const message = "Something went wrong. Try again in a moment.";
    yield { kind: "failure", error: { code: "internal", message } };
  }
}
