import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import type { OurRecord, RecordFigures } from "@precise/contract/shop/our-record";
import type { Sql } from "#api/platform/database/port.ts";
import { recordFigures } from "./record-figures.ts";
import { findSales } from "./sold-orders.ts";

/** The record that is shown, kept in memory for the mark of the pages that show it. */
export interface ShownRecord {
  /** Null before the first night. */
  madeOn(): string | null;
  /** Makes the record of tonight where it is missing, and notes which is the last. */
  makeDue(sql: Sql, now?: Date): Promise<void>;
}

/** Days of a period, the last of them yesterday. */
const periodDays = 365;
const day = 24 * 3_600_000;

export function shownRecord(): ShownRecord {
  let madeOn: string | null = null;
  return {
    madeOn: () => madeOn,
    async makeDue(sql, now = new Date()) {
      const tonight = lagosDay(now);
      if (madeOn === tonight) return;
      const last = await lastRecord(sql);
      if (last?.made_on !== tonight) await makeRecord(sql, now);
      madeOn = tonight;
    },
  };
}

/** Counts the last year again. Two replicas that do so at once say the same. */
export async function makeRecord(sql: Sql, now: Date): Promise<void> {
  const period = { from: daysBefore(now, periodDays), to: daysBefore(now, 1) };
  const figures = recordFigures(await findSales(sql, period));
  await sql.query(
    `insert into our_record (made_on, period_from, period_to, figures) values ($1, $2, $3, $4)
     on conflict (made_on) do nothing`,
    [lagosDay(now), period.from, period.to, figures === undefined ? null : JSON.stringify(figures)],
  );
}

/** The record of the last night; undefined before the first. */
export async function lastRecord(sql: Sql): Promise<OurRecord | undefined> {
  const [row] = await sql.query<{
    made_on: string;
    period_from: string;
    period_to: string;
    figures: RecordFigures | null;
  }>(
    `select made_on::text, period_from::text, period_to::text, figures from our_record
     order by made_on desc limit 1`,
  );
  if (!row) return undefined;
  const { made_on, period_from: from, period_to: to, figures } = row;
  return { made_on, period: { from, to }, ...(figures !== null && { figures }) };
}

function daysBefore(now: Date, days: number): string {
  return lagosDay(new Date(now.getTime() - days * day));
}
