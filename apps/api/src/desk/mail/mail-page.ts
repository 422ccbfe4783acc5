import type { DeskMail, MailRow } from "@precise/contract/desk/mail/mail";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { maskedEmail, sightOf } from "#api/desk/kit/mask.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type FoundMail, type KeptRow, readAttempts, readMailRow } from "#api/platform/mail/find-mails.ts";
import { type InertMail, inertMail } from "#api/platform/mail/render/inert-mail.ts";
import type { MailRenderer } from "#api/platform/mail/render/render-mail.ts";
import { renderMail } from "#api/platform/mail/render/render-mail.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { whyNoCorrection } from "./correctable.ts";

type Happening = DeskMail["history"][number];
const mostActs = 50;

/** One e-mail as this reader may see it; undefined where there is none. */
export async function readMailPage(
  { db, readMails }: Pick<DeskParts, "db" | "readMails">,
  id: number,
  staff: StaffSession,
): Promise<DeskMail | undefined> {
  const row = await readMailRow(db, id);
  if (!row) return undefined;
  const shown = showMail(await readMails(), row);
  const why = whyNoCorrection(row);
  const ofOrder = why === undefined && row.order !== null ? await readOrder(db, row.order) : undefined;
  return {
    ...mailRowView(row, staff),
    subject: shown?.subject ?? null,
    text: shown?.text ?? null,
    has_calendar: shown?.hasCalendar ?? false,
    history: await readHistory(db, row),
    ...(why === undefined ? {} : { no_correction: why }),
    ...(ofOrder && sightOf(staff).email ? { of_order: ofOrder } : {}),
  };
}

/** An e-mail as the list shows it to this reader. */
export function mailRowView(row: FoundMail, staff: StaffSession): MailRow {
  return {
    id: row.id,
    kind: row.kind,
    recipient: sightOf(staff).email ? row.recipient : maskedEmail(row.recipient),
    ...(row.order === null ? {} : { order: row.order }),
    state: row.state,
    attempts: row.attempts,
    created_at: wireTime(row.created_at),
    due_at: wireTime(row.due_at),
    sent_at: wireTimeOrNull(row.sent_at),
    last_error: row.last_error,
  };
}

/** The e-mail as it is sent, made harmless; undefined where its text is gone, or this release cannot read it. */
export function showMail(mails: MailRenderer, row: KeptRow): InertMail | undefined {
  if (row.recipient === "") return undefined;
  try {
    return inertMail(renderMail(mails, row), row.content);
  } catch {
    // Queued by a release whose kinds this one does not have: sending it fails the same way, and says so in the history.
    return undefined;
  }
}

async function readHistory(sql: Sql, row: KeptRow): Promise<Happening[]> {
  const attempts = await readAttempts(sql, row.id);
  const acts = await readAudit(sql, { subject: String(row.id), acts: ["outbox"], limit: mostActs });
  const history: Happening[] = [
    { at: wireTime(row.created_at), what: "queued" },
    ...attempts.map(
      ({ at, outcome, reason }): Happening => ({
        at: wireTime(at),
        what: outcome,
        ...(reason === null ? {} : { reason }),
      }),
    ),
    // Those of before attempts were kept, and those whose text is gone.
    ...(attempts.length === 0 ? lastOutcome(row) : []),
    ...acts.map(
      ({ at, act, actor }): Happening => ({
        at: wireTime(at),
        what: act === "outbox.correct" ? "corrected" : "again",
        actor,
      }),
    ),
  ];
  return history.sort((one, other) => other.at.localeCompare(one.at));
}

function lastOutcome({ state, sent_at: sentAt, due_at: dueAt, last_error: reason }: KeptRow): Happening[] {
  if (sentAt !== null) return [{ at: wireTime(sentAt), what: "sent" }];
  if (state !== "dead") return [];
  return [{ at: wireTime(dueAt), what: "dead", ...(reason === null ? {} : { reason }) }];
}

async function readOrder(sql: Sql, number: string): Promise<DeskMail["of_order"]> {
  const [order] = await sql.query<{ number: string; revision: number; email: string }>(
    "select number, revision, email from shop_order where number = $1 and company_id is null",
    [number],
  );
  return order && { number: order.number, revision: order.revision, email: order.email };
}
