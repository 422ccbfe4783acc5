import { createHash } from "node:crypto";
import { claimWindow, wholeMonthsBetween } from "@precise/cart-core/claim-window";
import {
  type ClaimKind,
  type ClaimReason,
  type ClaimWish,
  reasonsOfKind,
} from "@precise/cart-core/claim-words";
import { claimablePieces } from "@precise/cart-core/claimable-pieces";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { attachPictures } from "#api/platform/sent-pictures/brief-pictures.ts";
import { queueArrivalMail, queueClaimMail } from "./claim-mails.ts";
import {
  type ClaimOutcome,
  type ClaimRow,
  claimedPieces,
  deliveredOn,
  orderedItems,
  readClaim,
} from "./claim-rows.ts";
import { claimText } from "./claim-text.ts";

/** A claim before it is kept. */
export interface NewClaim {
  readonly kind: ClaimKind;
  readonly wish: ClaimWish;
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly reason: ClaimReason;
    readonly serial?: string | undefined;
  }[];
  readonly note?: string | undefined;
  /** Names of pictures that were sent before. */
  readonly pictures: readonly string[];
  /** Who of the staff writes it down; undefined where the shopper does. */
  readonly openedBy?: string | undefined;
}

/** Why a claim is not taken; `line` counts from 0. */
export type ClaimRefused =
  | { readonly why: "not-delivered" }
  | { readonly why: "company" }
  | { readonly why: "unknown-sku"; readonly line: number }
  | { readonly why: "wrong-reason"; readonly line: number }
  | { readonly why: "too-many"; readonly line: number; readonly name: string; readonly left: number }
  | { readonly why: "unknown-picture" };

/**
 * Keeps a claim for a locked order, and mails its shopper and the shop. The same one again within an hour is the one that is
 * there. What is out of its time is kept and marked. A refusal may have changed something: its transaction is not to be kept.
 * @param shopEmail where the shop reads that there is a claim to decide; undefined where its own people write it down
 */
export async function openClaim(
  tx: Sql,
  order: LockedOrder,
  claim: NewClaim,
  shopEmail: string | undefined,
): Promise<ClaimOutcome<ClaimRefused>> {
  if (order.company !== null) return { ok: false, why: "company" };
  const day = await deliveredOn(tx, order.id);
  if (day === undefined) return { ok: false, why: "not-delivered" };
  const digest = digestOf(claim);
  const known = await sameClaim(tx, order.id, digest);
  if (known) return { ok: true, claim: known };
  const read = await readLines(tx, order.id, claim, day);
  if (!read.ok) return read;
  const [next] = await tx.query<{ n: number }>("select nextval('return_claim_number')::int as n");
  const number = `RET-${String(next?.n).padStart(6, "0")}`;
  const [kept] = await tx.query<{ id: number }>(
    `insert into return_claim (number, order_id, kind, wish, note, opened_by, digest, delivered_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8::date) returning id`,
    [number, order.id, claim.kind, claim.wish, claim.note || null, claim.openedBy ?? null, digest, day],
  );
  if (!kept) throw new Error("a claim was not kept");
  await tx.query(
    `insert into return_line (claim_id, position, sku, name, quantity, reason, serial, months_since_delivery,
       warranty_months, is_in_time, in_time_until)
     select $1, line.position, line.sku, line.name, line.quantity, line.reason, line.serial, line.months_since_delivery,
       line.warranty_months, line.is_in_time, line.in_time_until
     from jsonb_to_recordset($2::jsonb) as line (position smallint, sku text, name text, quantity integer, reason text,
       serial text, months_since_delivery integer, warranty_months integer, is_in_time boolean, in_time_until date)`,
    [kept.id, JSON.stringify(read.lines)],
  );
  const pictures = [...new Set(claim.pictures)];
  if ((await attachPictures(tx, { claimId: kept.id }, pictures)) < pictures.length)
    return { ok: false, why: "unknown-picture" };
  const reasons = claim.lines.map(({ reason }) => reason);
  await tx.query("insert into return_event (claim_id, state, text, actor) values ($1, 'requested', $2, $3)", [
    kept.id,
    claimText({ kind: claim.kind, to: "requested", reasons }),
    claim.openedBy ?? null,
  ]);
  const opened = await readClaim(tx, number);
  if (!opened) throw new Error("a claim was kept and is not there");
  await queueClaimMail(tx, opened);
  if (shopEmail !== undefined) await queueArrivalMail(tx, opened, shopEmail);
  return { ok: true, claim: opened };
}

async function readLines(
  tx: Sql,
  orderId: number,
  { kind, lines }: NewClaim,
  day: string,
): Promise<{ readonly ok: true; readonly lines: object[] } | ({ readonly ok: false } & ClaimRefused)> {
  const [items, earlier] = [await orderedItems(tx, orderId), await claimedPieces(tx, orderId)];
  const today = todayInLagos();
  const claimed = new Map<string, number>();
  const kept: object[] = [];
  for (const [position, line] of lines.entries()) {
    const item = items.find(({ sku }) => sku === line.sku);
    if (!item) return { ok: false, why: "unknown-sku", line: position };
    if (!reasonsOfKind[kind].includes(line.reason)) return { ok: false, why: "wrong-reason", line: position };
    const pieces = (claimed.get(item.sku) ?? 0) + line.quantity;
    claimed.set(item.sku, pieces);
    const left = claimablePieces(item.sku, item.quantity, earlier);
    if (pieces > left) return { ok: false, why: "too-many", line: position, name: item.name, left };
    const { warranty_months } = item;
    const window = claimWindow({ kind, reason: line.reason, warrantyMonths: warranty_months }, day, today);
    kept.push({
      position,
      sku: item.sku,
      name: item.name,
      quantity: line.quantity,
      reason: line.reason,
      serial: line.serial ?? null,
      months_since_delivery: wholeMonthsBetween(day, today),
      warranty_months,
      is_in_time: window.isInTime,
      in_time_until: window.until,
    });
  }
  return { ok: true, lines: kept };
}

/** Of everything that was asked but who wrote it down. */
function digestOf({ kind, wish, lines, note, pictures }: NewClaim): string {
  const said = lines.map(({ sku, quantity, reason, serial }) => [sku, quantity, reason, serial ?? ""]);
  return createHash("sha256")
    .update(JSON.stringify([kind, wish, said, note ?? "", [...new Set(pictures)]]))
    .digest("hex");
}

/** A press of the button again, or an answer that was lost. The order is locked, so that the second waits for the first. */
async function sameClaim(tx: Sql, orderId: number, digest: string): Promise<ClaimRow | undefined> {
  const [row] = await tx.query<{ number: string }>(
    `select number from return_claim
     where order_id = $1 and digest = $2 and state = 'requested' and created_at > now() - interval '1 hour'`,
    [orderId, digest],
  );
  return row && readClaim(tx, row.number);
}
