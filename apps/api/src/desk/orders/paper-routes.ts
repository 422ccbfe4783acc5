import type { Permission } from "@precise/contract/desk/staff/permissions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { maskedEmail, maskedPhone, mayUnmask, sightOf } from "#api/desk/kit/mask.ts";
import { serveFile } from "#api/desk/kit/serve-file.ts";
import { readShipmentKey } from "#api/modules/deliveries/shipment-key.ts";
import type { TaxDocument } from "#api/modules/invoice/invoice-content.ts";
import { readCreditNoteOf, readInvoiceOf } from "#api/modules/invoice/read-invoice.ts";
import { sendCreditNote, sendInvoice } from "#api/modules/invoice/send-document.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { whyNoPaper } from "#api/modules/orders/why-no-paper.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { pdfPolicy } from "#api/platform/pdf/policy.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { type OrderHead, paperOrder, readOrderHeads } from "./order-page.ts";
import type { PaperKind } from "./order-papers.ts";
import { papersOf } from "./papers-of-order.ts";

interface Asked {
  readonly Params: { readonly number?: string; readonly note?: string };
  readonly Querystring: { readonly numbers?: string };
}
type Request = FastifyRequest<Asked>;

const mostAtOnce = 100;

/** GET of an order's papers as PDFs, and of the same paper for many orders at once, in a session of the desk. */
export function serveOrderPapers(app: FastifyInstance, parts: DeskParts): void {
  const { db } = parts;
  function serve(path: string, call: string, permission: Permission, send: Sender): void {
    serveFile<Asked>(
      app,
      { path: `/api/desk/orders/${path}`, call, rule: { permission } },
      async (request, reply, staff) => {
        const sent = await send(request, reply, staff);
        if (typeof sent === "string")
          return sendFault(reply, { status: 409, code: "refused", message: sent });
        if (sent) return reply;
        const message = "There is no such paper of this order.";
        return sendFault(reply, { status: 404, code: "not_found", message });
      },
    );
  }
  for (const kind of ["picking-list", "delivery-note", "label"] as const) {
    const send: Sender = (request, reply, staff) => sendPapers(parts, kind, numbersOf(request), staff, reply);
    serve(`:number/${kind}.pdf`, "deskPaper", "order.read", send);
    serve(`papers/${kind}s.pdf`, "deskPapers", "order.read", send);
  }
  serve(":number/invoice.pdf", "deskInvoice", "payment.read", async ({ params }, reply, staff) =>
    sendInvoice(reply, asSeen(await readInvoiceOf(db, params.number ?? ""), staff)),
  );
  serve(":number/credit-notes/:note", "deskCreditNote", "payment.read", async ({ params }, reply, staff) => {
    const note = params.note?.replace(/\.pdf$/, "") ?? "";
    return sendCreditNote(reply, asSeen(await readCreditNoteOf(db, params.number ?? "", note), staff));
  });
}

/** A tax document with as much of its purchaser as the reader sees. */
function asSeen<Paper extends { readonly content: TaxDocument }>(
  paper: Paper | undefined,
  staff: StaffSession,
): Paper | undefined {
  if (!paper) return undefined;
  const sight = sightOf(staff);
  const { purchaser } = paper.content;
  return {
    ...paper,
    content: {
      ...paper.content,
      purchaser: {
        ...purchaser,
        ...(sight.contact ? {} : { address: ["•••"], phone: maskedPhone(purchaser.phone) }),
        ...(sight.email ? {} : { email: maskedEmail(purchaser.email) }),
      },
    },
  };
}

/** @returns whether there was one, or why there is none */
type Sender = (request: Request, reply: FastifyReply, staff: StaffSession) => Promise<boolean | string>;

function numbersOf({ params, query }: Request): string[] {
  if (params.number !== undefined) return [params.number];
  return [...new Set((query.numbers ?? "").split(",").filter(Boolean))].slice(0, mostAtOnce);
}

/**
 * A delivery note and a label name phone and street: who does not see them gets it for a delivery alone, and each is noted. Of many orders, those
 * that have ended or are held are named on the last page, with why.
 */
async function sendPapers(
  { db, content }: DeskParts,
  kind: PaperKind | "label",
  numbers: readonly string[],
  staff: StaffSession,
  reply: FastifyReply,
): Promise<boolean | string> {
  const keys = numbers.map(readShipmentKey);
  const found = [...(await readOrderHeads(db, [...new Set(keys.map(({ number }) => number))])).values()];
  const left = found.flatMap((head) => whyNoPaper(paperOrder(head)) ?? []);
  const heads = found.filter((head) => whyNoPaper(paperOrder(head)) === undefined);
  if (heads.length === 0 && left.length > 0) return left.join(" ");
  const isUnmasking = kind !== "picking-list" && !sightOf(staff).contact;
  const allowed = isUnmasking ? heads.filter(({ standing }) => mayUnmask(staff, standing)) : heads;
  if (isUnmasking)
    await noteUnmasking(db, allowed, staff, kind === "label" ? "parcel label" : "delivery note");
  const orders: AnyOrder[] = [];
  for (const { number } of allowed) {
    const order = await readOrderOf(db, number);
    const named = keys.filter((key) => readOrderNumber(key.number) === number);
    if (order) orders.push(...named.flatMap(({ part }) => papersOf(order, part)));
  }
  if (orders.length === 0) return false;
  const letterhead = await reply.server.readLetterhead();
  const { name: shop, phone } = content.company;
  const paper =
    kind === "label"
      ? await (await import("./parcel-labels.ts")).parcelLabels(
          orders,
          { name: shop, phone, letterhead },
          left,
        )
      : await (await import("./order-papers.ts")).orderPapers(kind, orders, { name: shop, letterhead }, left);
  const name = orders.length === 1 ? `${orders[0]?.number}-${kind}` : `${kind}s`;
  reply
    .header("content-type", "application/pdf")
    .header("content-disposition", `inline; filename="${name}.pdf"`)
    .header("content-security-policy", pdfPolicy)
    .send(paper);
  return true;
}

async function noteUnmasking(
  db: DeskParts["db"],
  heads: readonly OrderHead[],
  staff: StaffSession,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { number } of heads) {
      await writeAudit(tx, {
        actor: staff.actor,
        act: "orders.unmask",
        subject: number,
        before: null,
        after: { reason },
      });
    }
  });
}
