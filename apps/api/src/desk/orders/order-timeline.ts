import { dictionary } from "@precise/cart-core/dictionary";
import { nairaText } from "@precise/cart-core/money";
import type { OrderHappening, OrderLedger, OrderNote } from "@precise/contract/desk/orders/orders";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { actTexts } from "./act-texts.ts";
import { staffEventText } from "./staff-words.ts";

const mostEntries = 200;

/** How money came or went. */
const ways: Readonly<Record<string, string>> = dictionary({
  bank: "bank transfer",
  cash: "cash",
  pos: "POS",
  paystack: "Paystack",
});

/**
 * All that happened with an order, the newest first: its history, e-mails, money, what the staff did and
 * what it wrote.
 * @param ledger undefined for who may not see money: then nothing that names an amount is shown
 */
export async function readTimeline(
  sql: Sql,
  order: AnyOrder,
  notes: readonly OrderNote[],
  ledger: OrderLedger | undefined,
): Promise<OrderHappening[]> {
  const mails = await readOrderMails(sql, order.number);
  const audit = await readAudit(sql, { subject: order.number, limit: mostEntries });
  const happenings: OrderHappening[] = [
    ...order.timeline.map(({ at, text, stage }) => ({
      at,
      kind: "event" as const,
      text: staffEventText(text),
      ...(stage === undefined ? {} : { stage }),
    })),
    ...mails.map(({ id, kind, state, at }) => ({
      at: wireTime(at),
      kind: "mail" as const,
      text: kind,
      mail: { id, state },
    })),
    ...(ledger?.entries ?? []).filter(isMoved).map(({ at, kind, amount, provider, reference, actor }) => ({
      at,
      kind: "payment" as const,
      text: `${nairaText(amount.value)} ${plain(kind)} by ${ways[provider ?? ""] ?? provider}, ${reference}`,
      ...(actor === undefined ? {} : { actor }),
    })),
    ...audit.map((entry) => ({
      at: wireTime(entry.at),
      kind: "audit" as const,
      text: auditText(entry),
      actor: entry.actor,
    })),
    ...notes.map(({ at, text, author }) => ({ at, kind: "note" as const, text, actor: author })),
  ];
  return happenings
    .filter(({ kind, text }) => ledger !== undefined || (kind !== "mail" && !text.includes("₦")))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, mostEntries);
}

function isMoved({ provider }: OrderLedger["entries"][number]): boolean {
  return provider !== undefined;
}

/** What staff did to an order, in their words, with the reason that was given: "Changed its stage: confirmed → packed". */
export function auditText({
  act,
  before,
  after,
}: Pick<Awaited<ReturnType<typeof readAudit>>[number], "act" | "before" | "after">): string {
  const words = actTexts[act] ?? plain(act);
  const [from, to] = [before?.stage, after?.stage];
  if (typeof from === "string" && typeof to === "string" && from !== to)
    return `${words}: ${plain(from)} → ${plain(to)}`;
  return typeof after?.reason === "string" ? `${words}: ${after.reason}` : words;
}

function plain(name: string): string {
  return name.replaceAll(/[._-]/g, " ");
}

/** Mails about an order are named after it. */
function readOrderMails(sql: Sql, number: string) {
  return sql.query<{ id: number; kind: string; state: string; at: Date }>(
    `select id, kind, state, coalesce(sent_at, created_at) as at from mail_outbox
     where event_key ~>=~ $1 and event_key ~<~ $2 order by id desc limit ${mostEntries}`,
    [`order:${number}:`, `order:${number};`],
  );
}
