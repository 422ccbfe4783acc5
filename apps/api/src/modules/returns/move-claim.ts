import { findClaimMove, isWithdrawable } from "@precise/cart-core/claim-moves";
import {
  type ClaimSettlement,
  type ClaimState,
  type ConditionOnReceipt,
  stateOfSettlement,
} from "@precise/cart-core/claim-words";
import type { Kobo } from "@precise/cart-core/money";
import { returnStock, takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { queueClaimMail } from "./claim-mails.ts";
import { type ClaimOutcome, type ClaimRow, type ReceivedPieces, readClaim } from "./claim-rows.ts";
import { claimText } from "./claim-text.ts";

/** A change of a locked claim. */
interface ClaimChange {
  readonly to: ClaimState;
  /** Who of the staff, by name; null: its shopper. */
  readonly by: string | null;
  /** A sentence for the shopper. */
  readonly detail?: string | undefined;
  readonly refunded?: Kobo;
  readonly settledAs?: ClaimSettlement;
  readonly received?: readonly ReceivedLine[];
}

/** Pieces that came back, and whether they go on sale again: only what is as new may. */
export interface ReceivedLine {
  readonly sku: string;
  readonly condition: ConditionOnReceipt;
  readonly quantity: number;
  readonly restock: boolean;
}

/** The table of moves does not name it. */
export interface NoSuchMove {
  readonly why: "no-such-move";
}

/** Says yes or no to a locked claim. A refusal may be taken back. */
export function decideClaim(
  tx: Sql,
  claim: ClaimRow,
  decision: {
    readonly to: "approved" | "refused";
    readonly by: string;
    readonly detail?: string | undefined;
  },
): Promise<ClaimOutcome<NoSuchMove>> {
  return change(tx, claim, decision);
}

export type ReceiptRefused =
  | NoSuchMove
  | { readonly why: "unknown-sku"; readonly sku: string }
  | { readonly why: "too-many"; readonly sku: string; readonly most: number }
  | { readonly why: "not-as-new"; readonly sku: string };

/** Notes what of a locked claim came back, and puts back on sale what is said so. Never more pieces than were claimed. */
export async function receiveClaim(
  tx: Sql,
  claim: ClaimRow,
  {
    lines,
    by,
    detail,
  }: { readonly lines: readonly ReceivedLine[]; readonly by: string; readonly detail?: string | undefined },
): Promise<ClaimOutcome<ReceiptRefused>> {
  const refused = refuseReceipt(claim, lines);
  if (refused) return { ok: false, ...refused };
  if (!findClaimMove(claim.state, "received").ok) return { ok: false, why: "no-such-move" };
  await tx.query(
    `insert into return_receipt (claim_id, position, sku, condition, quantity, is_restocked)
     select $1, line.position, line.sku, line.condition, line.quantity, line.restock
     from unnest($2::text[], $3::text[], $4::int[], $5::boolean[])
       with ordinality as line (sku, condition, quantity, restock, position)`,
    [
      claim.id,
      lines.map(({ sku }) => sku),
      lines.map(({ condition }) => condition),
      lines.map(({ quantity }) => quantity),
      lines.map(({ restock }) => restock),
    ],
  );
  await returnStock(
    tx,
    lines.filter(({ restock }) => restock),
  );
  return change(tx, claim, { to: "received", by, detail, received: lines });
}

export type SettlementRefused =
  | NoSuchMove
  | { readonly why: "out-of-stock"; readonly sku: string; readonly left: number };

/**
 * Settles a locked claim whose goods came back. What goes out to its buyer is taken out of stock: a replacement, or the same
 * pieces where they were put on sale again. A refund's money is its caller's to move, in the same transaction.
 */
export async function settleClaim(
  tx: Sql,
  claim: ClaimRow,
  settlement: {
    readonly as: ClaimSettlement;
    readonly by: string;
    readonly detail: string;
    /** With `refund`. */
    readonly refunded?: Kobo;
  },
): Promise<ClaimOutcome<SettlementRefused>> {
  const { as, by, detail, refunded } = settlement;
  const to = stateOfSettlement[as];
  if (!findClaimMove(claim.state, to).ok) return { ok: false, why: "no-such-move" };
  const taken = await takeStock(tx, goingOut(claim, as));
  const [short] = taken.ok ? [] : taken.short;
  if (short) return { ok: false, why: "out-of-stock", sku: short.sku, left: short.stockQty };
  return change(tx, claim, { to, by, detail, settledAs: as, ...(refunded !== undefined && { refunded }) });
}

/** Pieces that a settlement takes out of stock. */
export function goingOut({ received }: ClaimRow, as: ClaimSettlement): readonly ReceivedPieces[] {
  if (as === "refund") return [];
  return as === "replacement" ? received : received.filter((pieces) => pieces.is_restocked);
}

/** Closes a locked claim: there is nothing left to do. */
export function closeClaim(
  tx: Sql,
  claim: ClaimRow,
  closing: { readonly by: string; readonly detail?: string | undefined },
): Promise<ClaimOutcome<NoSuchMove>> {
  return change(tx, claim, { to: "closed", ...closing });
}

/** Closes a locked claim for its shopper, who may take it back until it is answered. */
export async function withdrawClaim(tx: Sql, claim: ClaimRow): Promise<ClaimOutcome<NoSuchMove>> {
  if (!isWithdrawable(claim.state)) return { ok: false, why: "no-such-move" };
  return change(tx, claim, { to: "closed", by: null, detail: "You withdrew it." });
}

function refuseReceipt(claim: ClaimRow, lines: readonly ReceivedLine[]): ReceiptRefused | undefined {
  const came = new Map<string, number>();
  for (const { sku, quantity, restock, condition } of lines) {
    const claimed = claim.lines.filter((line) => line.sku === sku);
    if (claimed.length === 0) return { why: "unknown-sku", sku };
    if (restock && condition !== "as_new") return { why: "not-as-new", sku };
    const most = claimed.reduce((sum, line) => sum + line.quantity, 0);
    const pieces = (came.get(sku) ?? 0) + quantity;
    came.set(sku, pieces);
    if (pieces > most) return { why: "too-many", sku, most };
  }
  return undefined;
}

/** Moves a claim with what its shopper reads and the mail to them. */
async function change(tx: Sql, claim: ClaimRow, move: ClaimChange): Promise<ClaimOutcome<NoSuchMove>> {
  if (!findClaimMove(claim.state, move.to).ok) return { ok: false, why: "no-such-move" };
  await tx.query(
    `update return_claim set state = $2, settled_as = coalesce($3, settled_as),
       refunded_kobo = coalesce($4, refunded_kobo), revision = revision + 1, changed_at = now() where id = $1`,
    [claim.id, move.to, move.settledAs ?? null, move.refunded ?? null],
  );
  const nameOf = (sku: string) => claim.lines.find((line) => line.sku === sku)?.name ?? sku;
  const text = claimText({
    kind: claim.kind,
    to: move.to,
    reasons: claim.lines.map(({ reason }) => reason),
    detail: move.detail,
    ...(move.refunded !== undefined && { refunded: move.refunded }),
    ...(move.received && { received: move.received.map((line) => ({ ...line, name: nameOf(line.sku) })) }),
  });
  await tx.query("insert into return_event (claim_id, state, text, actor) values ($1, $2, $3, $4)", [
    claim.id,
    move.to,
    text,
    move.by,
  ]);
  const moved = await readClaim(tx, claim.number);
  if (!moved) throw new Error("a claim was moved and is not there");
  await queueClaimMail(tx, moved);
  return { ok: true, claim: moved };
}
