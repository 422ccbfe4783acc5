import { nairaText } from "@precise/cart-core/money";
import { readTakings, type TakingsDay } from "@precise/contract/desk/reports";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { BarChart } from "./bar-chart.tsx";
import { CsvButton, Figure, NoReport, Sums } from "./report-parts.tsx";
import { RangeFields, useRange } from "./report-range.tsx";
import * as css from "./reports.css.ts";

const columns = [
  { key: "day", head: "Day", isRowHead: true },
  { key: "received", head: "Received", align: "end" },
  { key: "refunded", head: "Refunded", align: "end" },
  { key: "kept", head: "Takings", align: "end" },
] as const;

/** Money by the day on which it moved; each day leads to its receipts. */
export function TakingsReport() {
  const range = useRange();
  const { data, error } = useQuery(deskQuery(readTakings, { query: range }));
  return (
    <>
      <RangeFields />
      {data === undefined ? (
        <NoReport failure={failureOf(error)} />
      ) : (
        <Takings days={data.days} total={data.total} range={`${range.from}-${range.to}`} />
      )}
    </>
  );
}

function Takings({
  days,
  total,
  range,
}: {
  readonly days: readonly TakingsDay[];
  readonly total: Omit<TakingsDay, "day">;
  readonly range: string;
}) {
  const bars = useMemo(
    () => days.map(({ day, kept }) => ({ label: dayText(day).replace(/ \d{4}$/, ""), value: kept.value })),
    [days],
  );
  const moved = days.filter(({ movements }) => movements > 0);
  if (moved.length === 0) return <p className={texts.muted}>No money moved in these days.</p>;
  return (
    <div className={css.part}>
      <Sums
        sums={[
          ["Takings", nairaText(total.kept.value)],
          ["Received", nairaText(total.received.value)],
          ["Refunded", nairaText(total.refunded.value)],
        ]}
      />
      <BarChart bars={bars} text={nairaText} />
      <CsvButton
        name={`takings-${range}`}
        columns={["Day", "Received (NGN)", "Refunded (NGN)", "Takings (NGN)", "Receipts and refunds"]}
        rows={days.map((each) => [
          each.day,
          each.received.value,
          each.refunded.value,
          each.kept.value,
          each.movements,
        ])}
      />
      <DenseTable
        label="Takings by day"
        columns={columns}
        rows={moved.toReversed().map(({ day, received, refunded, kept }) => ({
          key: day,
          cells: {
            day: <DeskLink href={`/cash-up?day=${day}`}>{dayText(day)}</DeskLink>,
            received: <Figure>{nairaText(received.value)}</Figure>,
            refunded: <Figure>{nairaText(refunded.value)}</Figure>,
            kept: <Figure>{nairaText(kept.value)}</Figure>,
          },
        }))}
      />
    </div>
  );
}
