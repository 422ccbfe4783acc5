import type { SavedView } from "@precise/contract/desk/kit/views";
import type { Sql } from "#api/platform/database/port.ts";

interface ViewRow extends Omit<SavedView, "is_mine"> {
  readonly staff_id: string;
}

const columns = "id, staff_id, screen, name, query, columns, is_team, is_default, is_pinned";
/** So many views of a list stand as tabs. */
export const mostPinned = 8;

/** What one person has of a list: their own views first, then those of the team. */
export async function readViews(sql: Sql, staffId: string, screen: string): Promise<SavedView[]> {
  const rows = await sql.query<ViewRow>(
    `select ${columns} from desk_view where screen = $2 and (staff_id = $1 or is_team)
     order by staff_id <> $1, created_at, id`,
    [staffId, screen],
  );
  return rows.map((row) => viewOf(row, staffId));
}

/** What is saved under a name; with an id, in the place of one of their own. */
export interface ViewDraft {
  readonly id?: string | undefined;
  readonly screen: string;
  readonly name: string;
  readonly query: string;
  readonly columns: readonly string[] | null;
  readonly isTeam: boolean;
  readonly isDefault: boolean;
  readonly isPinned: boolean;
}

/** @returns undefined where they have no view of that id; `pinned` where eight are pinned already */
export async function writeView(
  tx: Sql,
  staffId: string,
  draft: ViewDraft,
): Promise<SavedView | "pinned" | undefined> {
  const { id = null, screen, name, query, isTeam, isDefault, isPinned } = draft;
  if (isPinned) {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from desk_view
       where staff_id = $1 and screen = $2 and is_pinned and id is distinct from $3::uuid`,
      [staffId, screen, id],
    );
    if ((row?.count ?? 0) >= mostPinned) return "pinned";
  }
  if (isDefault) {
    await tx.query("update desk_view set is_default = false where staff_id = $1 and screen = $2", [
      staffId,
      screen,
    ]);
  }
  const values = [staffId, screen, name, query, JSON.stringify(draft.columns), isTeam, isDefault, isPinned];
  const [row] = await tx.query<ViewRow>(
    id === null
      ? `insert into desk_view (staff_id, screen, name, query, columns, is_team, is_default, is_pinned)
         values ($1, $2, $3, $4, nullif($5::jsonb, 'null'), $6, $7, $8) returning ${columns}`
      : `update desk_view set screen = $2, name = $3, query = $4, columns = nullif($5::jsonb, 'null'), is_team = $6,
           is_default = $7, is_pinned = $8
         where id = $9::uuid and staff_id = $1 returning ${columns}`,
    id === null ? values : [...values, id],
  );
  return row && viewOf(row, staffId);
}

/** @returns whether they had one of that id */
export async function deleteViewOf(sql: Sql, staffId: string, id: string): Promise<boolean> {
  const rows = await sql.query("delete from desk_view where id = $1 and staff_id = $2 returning 1", [
    id,
    staffId,
  ]);
  return rows.length > 0;
}

function viewOf({ staff_id, ...row }: ViewRow, staffId: string): SavedView {
  return { ...row, is_mine: staff_id === staffId };
}
