import { type FunnelStep, readFunnel } from "@precise/contract/desk/reports";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { searchText } from "#desk/address/search-text.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { BarChart } from "./bar-chart.tsx";
import { CsvButton, Figure, NoReport } from "./report-parts.tsx";
import { type DayRange, RangeFields, useRange } from "./report-range.tsx";
import * as css from "./reports.css.ts";

const stepNames: Readonly<Record<FunnelStep["step"], string>> = {
  product_pages: "Product pages opened",
  carts: "Carts begun",
  checkouts: "Checkout opened",
  orders: "Orders placed",
  paid: "Confirmed or further",
  delivered: "Delivered",
};
/** Stages of the orders that a step counts, as the list of orders is filtered by them. */
const stagesOf: Partial<Record<FunnelStep["step"], string>> = {
  orders: "",
  paid: "confirmed,packed,shipped,delivered",
  delivered: "delivered",
};

const columns = [
  { key: "step", head: "Step", isRowHead: true },
  { key: "count", head: "How often", align: "end" },
  { key: "share", head: "Of the step before", align: "end" },
  { key: "note", head: "Counted", isWide: true },
] as const;

const countText = (count: number) => String(Math.round(count));

/** From product pages to delivered orders, by our own counts. */
export function FunnelReport() {
  const range = useRange();
  const { data, error } = useQuery(deskQuery(readFunnel, { query: range }));
  return (
    <>
      <RangeFields />
      {data === undefined ? (
        <NoReport failure={failureOf(error)} />
      ) : (
        <Funnel steps={data.steps} range={range} />
      )}
    </>
  );
}

function Funnel({ steps, range }: { readonly steps: readonly FunnelStep[]; readonly range: DayRange }) {
  const bars = useMemo(
    () => steps.map(({ step, count }) => ({ label: stepNames[step], value: count })),
    [steps],
  );
  return (
    <div className={css.part}>
      <BarChart bars={bars} text={countText} />
      <CsvButton
        name={`funnel-${range.from}-${range.to}`}
        columns={["Step", "How often", "Counted whole from"]}
        rows={steps.map(({ step, count, counted_from }) => [
          stepNames[step],
          count,
          counted_from ?? range.from,
        ])}
      />
      <DenseTable
        label="From a page to the door"
        columns={columns}
        rows={steps.map(({ step, count, counted_from }, place) => ({
          key: step,
          cells: {
            step: stepNames[step],
            count: <Count step={step} count={count} range={range} />,
            share: <Figure>{shareText(steps[place - 1], { count, counted_from })}</Figure>,
            note: counted_from === null ? "whole" : `whole only from ${dayText(counted_from)}`,
          },
        }))}
      />
      <p className={texts.muted}>
        Pages are counted by our own servers, without a cookie: how often they are opened, not by whom. Robots
        that say so are left out. Carts are kept 60 days. Orders are those of shoppers, also by telephone;
        trade orders are not in them.
      </p>
    </div>
  );
}

/** A figure that has rows leads to them; pages and carts have no names. */
function Count({
  step,
  count,
  range,
}: {
  readonly step: FunnelStep["step"];
  readonly count: number;
  readonly range: DayRange;
}) {
  const stage = stagesOf[step];
  if (stage === undefined) return <Figure>{count}</Figure>;
  return <DeskLink href={`/orders${searchText({ ...range, stage, buyer: "shopper" })}`}>{count}</DeskLink>;
}

/** Only of steps that are both counted whole: else the share would say nothing. */
function shareText(
  before: Pick<FunnelStep, "count" | "counted_from"> | undefined,
  { count, counted_from }: Pick<FunnelStep, "count" | "counted_from">,
): string {
  if (!before || before.count < count || before.count === 0) return "";
  if (before.counted_from !== null || counted_from !== null) return "";
  return `${Math.round((count / before.count) * 1000) / 10} %`;
}
