import type { OrderNote } from "@precise/contract/desk/orders/orders";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

interface NoteRow {
  readonly id: number;
  readonly at: Date;
  readonly author: string;
  readonly text: string;
  readonly mentions: readonly string[];
}

/** What the staff wrote about an order, the oldest first. */
export async function readNotes(sql: Sql, orderId: number): Promise<OrderNote[]> {
  const rows = await sql.query<NoteRow>(
    "select id, at, author, text, mentions from order_note where order_id = $1 order by id",
    [orderId],
  );
  return rows.map(noteView);
}

/** Writes a note. Names of staff behind an @ are noted with it. */
export async function addNote(
  sql: Sql,
  orderId: number,
  text: string,
  { staffId, name }: Pick<StaffSession, "staffId" | "name">,
): Promise<OrderNote> {
  const [row] = await sql.query<NoteRow>(
    `insert into order_note (order_id, staff_id, author, text, mentions)
     values ($1, $2, $3, $4, (select coalesce(array_agg(distinct p.name), '{}') from staff_person p
       where p.ended_at is null
         and (strpos(lower($4), '@' || lower(p.name)) > 0 or $4 ~* ('@' || regexp_replace(split_part(p.name, ' ', 1), '\\W', '', 'g') || '\\M'))))
     returning id, at, author, text, mentions`,
    [orderId, staffId, name, text],
  );
  if (!row) throw new Error("a note was written and is not there");
  return noteView(row);
}

function noteView({ id, at, author, text, mentions }: NoteRow): OrderNote {
  return { id, at: wireTime(at), author, text, mentions: [...mentions] };
}
