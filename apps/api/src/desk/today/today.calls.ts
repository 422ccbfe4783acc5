import type { deskTodayCalls, TodayEntry } from "@precise/contract/desk/today";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer } from "#api/platform/http/reply.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { type Counted, slowCounts } from "./slow-counts.ts";
import { type TodayPart, todayParts, todayTerms } from "./today-parts.ts";

/** What must be done: only what the reader may do, and only queues with something in them. */
export function todayAnswers({ db, content }: DeskParts): DeskAnswers<typeof deskTodayCalls> {
  const slow = slowCounts((lowStock) =>
    countParts(
      db,
      todayParts.filter(({ isSlow }) => isSlow),
      lowStock,
    ),
  );
  return {
    async readToday(_call, staff) {
      const parts = todayParts.filter(({ permission }) => staff.may(permission));
      const { lowStock } = content.limits;
      const [quick, kept] = await Promise.all([
        countParts(
          db,
          parts.filter(({ isSlow }) => !isSlow),
          lowStock,
        ),
        parts.some(({ isSlow }) => isSlow) ? slow(lowStock) : undefined,
      ]);
      const counted = new Map([...quick, ...(kept ?? [])]);
      return answer({
        today: [
          ...(staff.may("settings") ? stopsOf(content) : []),
          ...parts.flatMap(({ kind, link }) => {
            const { count = 0, oldest = null } = counted.get(kind) ?? {};
            return count > 0 ? [{ kind, count, oldest: wireTimeOrNull(oldest), link }] : [];
          }),
        ],
      });
    },
  };
}

/** What still is the sample's and stops transfers. @source decision 098 */
function stopsOf({ transferStops }: DeskParts["content"]): TodayEntry[] {
  const count = transferStops.length;
  if (count === 0) return [];
  return [
    { kind: "transfers_stopped", count, oldest: null, link: "/shop-settings/identity", is_alarm: true },
  ];
}

/** All queues in one statement. @param lowStock so many pieces are few, where nothing else is set */
async function countParts(
  sql: Sql,
  parts: readonly TodayPart[],
  lowStock: number,
): Promise<ReadonlyMap<string, Counted>> {
  if (parts.length === 0) return new Map();
  const each = parts.map(
    ({ kind, sql: part }) => `select '${kind}' as kind, part.count, part.oldest from (${part}) part`,
  );
  const rows = await sql.query<{ kind: string } & Counted>(
    `${todayTerms}\n${each.join("\nunion all\n")}`,
    [lowStock],
    { isPlannedEachTime: parts.some(({ isSlow }) => isSlow) },
  );
  return new Map(rows.map(({ kind, count, oldest }) => [kind, { count, oldest }]));
}
