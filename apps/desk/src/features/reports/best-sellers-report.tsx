import { nairaText } from "@precise/cart-core/money";
import { type BestSeller, readBestSellers } from "@precise/contract/desk/reports";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { searchText } from "#desk/address/search-text.ts";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { BarChart } from "./bar-chart.tsx";
import { CsvButton, Figure, NoReport } from "./report-parts.tsx";
import { type DayRange, RangeFields, useRange } from "./report-range.tsx";
import * as css from "./reports.css.ts";

const columns = [
  { key: "sku", head: "Item", isRowHead: true, isCode: true },
  { key: "name", head: "Name", isWide: true },
  { key: "takings", head: "Ordered for", align: "end" },
  { key: "pieces", head: "Pieces", align: "end" },
  { key: "orders", head: "Orders", align: "end" },
  { key: "available", head: "For sale now", align: "end" },
] as const;

const inChart = 20;
const piecesText = (count: number) => String(Math.round(count * 10) / 10);

/** What sold best, with the orders behind each figure. */
export function BestSellersReport() {
  const address = useAddress();
  const range = useRange();
  const by = address.by === "pieces" ? "pieces" : "takings";
  const counted = address.counted === "ordered" ? "ordered" : "sold";
  const { data, error } = useQuery(deskQuery(readBestSellers, { query: { ...range, by, counted } }));
  const hrefOf = (change: object) =>
    `/reports${searchText({ ...address, ...range, by, counted, ...change })}`;
  return (
    <>
      <RangeFields />
      <nav aria-label="Counted" className={css.presets}>
        {(["sold", "ordered"] as const).map((each) => (
          <DeskLink
            key={each}
            className={css.choice}
            href={hrefOf({ counted: each })}
            aria-current={each === counted ? "true" : undefined}
          >
            {each === "sold" ? "Paid or delivered, less returns" : "All that was ordered"}
          </DeskLink>
        ))}
      </nav>
      <nav aria-label="Ranked by" className={css.presets}>
        {(["takings", "pieces"] as const).map((each) => (
          <DeskLink
            key={each}
            className={css.choice}
            href={hrefOf({ by: each })}
            aria-current={each === by ? "true" : undefined}
          >
            {each === "takings" ? "By what they came to" : "By pieces"}
          </DeskLink>
        ))}
      </nav>
      {data === undefined ? (
        <NoReport failure={failureOf(error)} />
      ) : (
        <Sellers articles={data.articles} by={by} counted={counted} range={range} />
      )}
    </>
  );
}

function Sellers({
  articles,
  by,
  counted,
  range: { from, to },
}: {
  readonly articles: readonly BestSeller[];
  readonly by: "takings" | "pieces";
  readonly counted: "sold" | "ordered";
  readonly range: DayRange;
}) {
  const bars = useMemo(
    () =>
      articles.slice(0, inChart).map((each) => ({
        label: each.sku,
        value: by === "pieces" ? each.pieces : each.takings.value,
      })),
    [articles, by],
  );
  if (articles.length === 0) return <p className={texts.muted}>Nothing was {counted} in these days.</p>;
  return (
    <div className={css.part}>
      <BarChart bars={bars} text={by === "pieces" ? piecesText : nairaText} />
      <CsvButton
        name={`best-sellers-${from}-${to}`}
        columns={["Item", "Name", "Ordered for (NGN)", "Pieces", "Orders", "For sale now"]}
        rows={articles.map((each) => [
          each.sku,
          each.name,
          each.takings.value,
          each.pieces,
          each.orders,
          each.available,
        ])}
      />
      <DenseTable
        label="Best sellers"
        columns={columns}
        rows={articles.map((each) => ({
          key: each.sku,
          cells: {
            sku: <DeskLink href={`/stock/items/${encodeURIComponent(each.sku)}`}>{each.sku}</DeskLink>,
            name: each.name,
            takings: <Figure>{nairaText(each.takings.value)}</Figure>,
            pieces: <Figure>{each.pieces}</Figure>,
            orders: (
              <DeskLink href={`/orders${searchText({ q: `sku:${each.sku}`, from, to })}`}>
                {each.orders}
              </DeskLink>
            ),
            available: <Figure>{each.available ?? "not on sale"}</Figure>,
          },
        }))}
      />
      <p className={texts.muted}>
        Orders placed in these days, without cancelled ones; VAT included, before vouchers and delivery.
      </p>
    </div>
  );
}
