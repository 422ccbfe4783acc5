import { readPriceItem } from "@precise/contract/desk/prices/prices";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { DataOf, ValueOf } from "@precise/contract/wire/route";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { FactList } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { endText } from "#desk/parts/period-words.ts";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { amountText, belowCostText, differences, fieldNames, marginText } from "./price-change-words.ts";
import { PriceHistory } from "./price-history.tsx";

type Item = DataOf<typeof readPriceItem>;

/** One product's prices: what they are, what is planned for them, and how they came about. */
export function PriceScreen() {
  const sku = useAddressPart("sku");
  return (
    <RecordScreen
      call={readPriceItem}
      input={{ params: { sku } }}
      title={sku}
      reading="Reading the prices"
      back={<DeskLink href="/prices">All prices</DeskLink>}
    >
      {(page) => <Price page={page} />}
    </RecordScreen>
  );
}

function Price({ page }: { readonly page: ValueOf<typeof readPriceItem> }) {
  const { item } = page;
  return (
    <Page
      title={item.sku}
      beside={<span className={texts.muted}>{item.name}</span>}
      actions={<DeskLink href={`/prices?q=${encodeURIComponent(item.sku)}`}>Change under Prices</DeskLink>}
    >
      <div className={layouts.columns}>
        <Now {...page} />
        <PriceHistory history={page.history} />
      </div>
    </Page>
  );
}

function Now({ item, planned }: Pick<Item, "item" | "planned">) {
  const { sale, margin, below_cost } = item;
  const facts: readonly (readonly [name: string, text: string, isBad?: boolean | undefined])[] = [
    ["Price", amountText(item.price)],
    ["Special price", amountText(item.special_price) || "None"],
    ...(sale
      ? [
          [
            sale.state === "applied" ? "Sale" : "Coming sale",
            `${sale.name}, ${shortDayAndTime(sale.from)} to ${endText(sale.until)}`,
          ] as const,
        ]
      : []),
    ["Trade price", amountText(item.trade_price) || "None"],
    ...(item.cost === undefined ? [] : [["Cost", amountText(item.cost) || "Not known"] as const]),
    ...(margin === undefined
      ? []
      : [["Margin", below_cost ? belowCostText(margin) : marginText(margin), below_cost] as const]),
  ];
  return (
    <div className={`${layouts.part} ${layouts.firstOnPhones}`}>
      <FactList facts={facts} />
      {planned.length > 0 && (
        <>
          <h2>Planned</h2>
          <ul>
            {planned.map(({ id, summary, at, after }) => (
              <li key={id}>
                <DeskLink href={`/prices/changes/${id}`}>{summary}</DeskLink>, {shortDayAndTime(at)}:{" "}
                {differences(item, after)
                  .map(({ field, to }) => `${fieldNames[field].toLowerCase()} ${to}`)
                  .join(", ") || "as it is"}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
