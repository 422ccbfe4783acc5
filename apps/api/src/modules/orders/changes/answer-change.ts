import type { Order } from "@precise/contract/shop/orders/order";
import type { ProposedChange } from "@precise/contract/shop/orders/order-changes";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { shoppersOrder } from "../any-order.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { addEvent } from "../order-events.ts";
import { readOrderOf } from "../order-rows.ts";
import type { OrderTerms } from "../place.ts";
import { whileLocked } from "../while-locked.ts";
import { problemsOf } from "../written/quote-order.ts";
import { quoteLocked } from "./change-order.ts";
import { endChange, type OrderChange, readChange } from "./change-rows.ts";
import { refuseChange } from "./refuse-change.ts";
import { replaceOrder } from "./replace-order.ts";

/** Which change a link of our mail is about. */
export interface WhichChange {
  readonly number: string;
  readonly id: number;
}

/** A change as its buyer sees it: an open one with what it comes to at this moment. Nothing is changed. */
export function showChange(
  db: Database,
  terms: OrderTerms,
  which: WhichChange,
): Promise<Reply<{ change: ProposedChange }>> {
  return withChange(db, which, async (tx, order, change) =>
    answer({ change: await proposedChange(tx, order, change, terms) }),
  );
}

/**
 * Says yes for the buyer: the new order takes the other's place. A repeat gets the same order.
 * @param acceptedTotal naira, as the page showed it
 */
export function acceptChange(
  db: Database,
  terms: OrderTerms,
  which: WhichChange,
  acceptedTotal: number,
): Promise<Reply<{ order: Order }>> {
  return withChange(db, which, async (tx, order, change) => {
    const { state, newNumber, wanted, reason, id } = change;
    if (newNumber !== null) {
      const placed = await readOrderOf(tx, newNumber);
      return placed ? answer({ order: shoppersOrder(placed) }) : notOpen();
    }
    if (state !== "open" || (await refuseChange(tx, order))) return notOpen();
    const how = { wanted, changeId: id, acceptedTotal, reason, proof: "mail", actor: "the buyer" } as const;
    const placed = await replaceOrder(tx, order, how, terms);
    await endChange(tx, id, "accepted", placed.number);
    return answer({ order: shoppersOrder(placed) });
  });
}

/** Says no for the buyer: the order stays as it is. */
export function declineChange(
  db: Database,
  terms: OrderTerms,
  which: WhichChange,
): Promise<Reply<{ change: ProposedChange }>> {
  return withChange(db, which, async (tx, order, change) => {
    if (change.state !== "open" && change.state !== "declined") return notOpen();
    if (change.state === "open") {
      await endChange(tx, change.id, "declined");
      await addEvent(tx, order, "You declined the change. Your order stays as it was.");
    }
    const declined = await readChange(tx, which.number, which.id);
    return declined ? answer({ change: await proposedChange(tx, order, declined, terms) }) : linkNotFound();
  });
}

async function proposedChange(
  tx: Sql,
  order: LockedOrder,
  change: OrderChange,
  terms: OrderTerms,
): Promise<ProposedChange> {
  const { number, state, reason, expiresAt, newNumber, wanted } = change;
  const shown = {
    number,
    state,
    reason,
    expires_at: wireTime(expiresAt),
    ...(newNumber === null ? {} : { new_number: newNumber }),
  };
  if (state !== "open") return { ...shown, problems: [] };
  const hindered = await refuseChange(tx, order);
  if (hindered) {
    // Why is the staff's to know.
    return { ...shown, problems: ["This change cannot be accepted at the moment. Call or write to us."] };
  }
  const { difference, quoted } = await quoteLocked(tx, order, wanted, terms, "buyer");
  const problems = problemsOf(quoted.unknown ?? quoted.refused).map(({ message }) => message);
  return { ...shown, difference, problems };
}

function withChange<Data>(
  db: Database,
  which: WhichChange,
  act: (tx: Sql, order: LockedOrder, change: OrderChange) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  return whileLocked(
    db,
    (tx) => lockOrder(tx, which.number),
    async (tx, order) => {
      const change = order && (await readChange(tx, which.number, which.id));
      return order && change ? act(tx, order, change) : linkNotFound();
    },
  );
}

export function linkNotFound(): Refusal {
  return failure(404, "not_found", "This link is not valid or has expired.");
}

function notOpen(): Refusal {
  const message = "This change can no longer be accepted. See your order or our latest e-mail.";
  return failure(409, "change_not_open", message, { field: "token" });
}
