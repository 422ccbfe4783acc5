import { nairaText } from "@precise/cart-core/money";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { readBestSellers, readTakings } from "@precise/contract/desk/reports";
import { listStock } from "@precise/contract/desk/stock";
import { laterDay, todayInLagos, weekdayText } from "@precise/contract/nigeria/lagos-days";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { countText } from "#desk/parts/count-text.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Part } from "#desk/parts/part.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./today.css.ts";

/** Figures need not be of this second: a minute is soon enough. */
const staleTime = 60_000;
/** So many rows of what sold and what runs out. */
const most = 5;

/** What came in today, beside yesterday and the same weekday before; each figure leads to its rows. Only what the role sees. */
export function DayFigures() {
  const seesTakings = useMay("report");
  const seesOrders = useMay("order.read");
  if (!seesTakings && !seesOrders) return null;
  return (
    <ul role="list" className={css.figures} data-from-api="">
      {seesTakings && <Takings />}
      {seesOrders && <Orders />}
      {seesOrders && <Waiting />}
    </ul>
  );
}

function useDays() {
  const today = todayInLagos();
  return { today, yesterday: laterDay(today, -1), weekBefore: laterDay(today, -7) };
}

function Takings() {
  const { today, yesterday, weekBefore } = useDays();
  const { data } = useQuery({
    ...deskQuery(readTakings, { query: { from: weekBefore, to: today } }),
    staleTime,
  });
  const of = (day: string) => nairaText(data?.days.find((each) => each.day === day)?.kept.value ?? 0);
  return (
    <Figure
      name="Takings"
      href={`/reports?report=takings&from=${weekBefore}&to=${today}`}
      value={data && of(today)}
      beside={data && besideWords(of(yesterday), of(weekBefore), weekBefore)}
    />
  );
}

function Orders() {
  const { today, yesterday, weekBefore } = useDays();
  const counts = [useOrdersOf(today), useOrdersOf(yesterday), useOrdersOf(weekBefore)];
  const [now, before, week] = counts.map((count) => count?.toLocaleString("en"));
  const isRead = before !== undefined && week !== undefined;
  return (
    <Figure
      name="Orders"
      href={`/orders?from=${today}&to=${today}`}
      value={now}
      beside={isRead ? besideWords(before, week, weekBefore) : undefined}
    />
  );
}

function Waiting() {
  const { data } = useQuery({
    ...deskQuery(listDeskOrders, { query: { stage: "awaiting_payment", limit: "1" } }),
    staleTime,
  });
  return (
    <Figure
      name="Waiting for money"
      href="/orders?stage=awaiting_payment"
      value={data && countText(data.total)}
      beside="Orders that are not paid yet"
    />
  );
}

function useOrdersOf(day: string): number | undefined {
  const { data } = useQuery({
    ...deskQuery(listDeskOrders, { query: { from: day, to: day, limit: "1" } }),
    staleTime,
  });
  return data?.total;
}

/** "Yesterday ₦120,000 · last Friday ₦90,000" */
function besideWords(yesterday: string, weekBefore: string, day: string): string {
  return `Yesterday ${yesterday} · last ${weekdayText(day).split(" ", 1)[0]} ${weekBefore}`;
}

function Figure(props: {
  readonly name: string;
  readonly href: string;
  readonly value: string | undefined;
  readonly beside: string | undefined;
}) {
  const { name, href, value, beside } = props;
  return (
    <li>
      <DeskLink href={href} className={css.figure}>
        <span className={texts.note}>{name}</span>
        <span className={css.figureValue}>{value ?? "…"}</span>
        <span className={texts.small}>{beside ?? "\u00a0"}</span>
      </DeskLink>
    </li>
  );
}

function useWhatSold() {
  const { today } = useDays();
  const from = laterDay(today, -6);
  const maySee = useMay("report");
  const { data, isLoading } = useQuery({
    ...deskQuery(readBestSellers, { query: { from, to: today } }),
    enabled: maySee,
    staleTime,
  });
  return { maySee, data, isLoading, from, today };
}

function useWhatRunsOut() {
  const maySee = useMay("stock.adjust");
  const { data, isLoading } = useQuery({
    ...deskQuery(listStock, { query: { low: "true" } }),
    enabled: maySee,
    staleTime,
  });
  return { maySee, data, isLoading };
}

/** Whether what sold and what runs out are still read: what shows them comes in one piece. */
export function useAreGoodsLoading(): boolean {
  const sold = useWhatSold();
  const runsOut = useWhatRunsOut();
  return sold.isLoading || runsOut.isLoading;
}

/** What sold in the last seven days, for who sees reports. */
export function WhatSold() {
  const { maySee, data, from, today } = useWhatSold();
  if (!maySee) return null;
  return (
    <Part title="What sold in 7 days">
      <ShortList
        none="Nothing was sold in the last seven days."
        more={`/reports?report=best-sellers&from=${from}&to=${today}`}
        rows={data?.articles.slice(0, most).map(({ sku, name, pieces, takings }) => ({
          sku,
          name,
          figure: `${pieces} · ${nairaText(takings.value)}`,
        }))}
      />
    </Part>
  );
}

/** What runs out soonest, for who may order it. */
export function WhatRunsOut() {
  const { maySee, data } = useWhatRunsOut();
  if (!maySee) return null;
  return (
    <Part title="What runs out">
      <ShortList
        none="Nothing runs low."
        more="/stock?low=true"
        rows={data?.rows.slice(0, most).map(({ sku, name, available, incoming }) => ({
          sku,
          name,
          figure: incoming > 0 ? `${available} left, ${incoming} coming` : `${available} left`,
        }))}
      />
    </Part>
  );
}

function ShortList(props: {
  readonly none: string;
  readonly more: string;
  /** Undefined where they could not be read. */
  readonly rows:
    | readonly { readonly sku: string; readonly name: string; readonly figure: string }[]
    | undefined;
}) {
  const { none, more, rows } = props;
  if (rows?.length === 0) return <p className={texts.muted}>{none}</p>;
  return (
    <>
      <ul role="list" className={css.short}>
        {rows?.map(({ sku, name, figure }) => (
          <li key={sku} className={css.shortRow}>
            <DeskLink href={`/stock/items/${encodeURIComponent(sku)}`} className={css.shortName}>
              {sku} · {name}
            </DeskLink>
            <span className={texts.figure}>{figure}</span>
          </li>
        ))}
      </ul>
      <DeskLink href={more}>All of them</DeskLink>
    </>
  );
}
