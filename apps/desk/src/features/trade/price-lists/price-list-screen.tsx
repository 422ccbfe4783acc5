import { nairaText } from "@precise/cart-core/money";
import {
  exportPrices,
  listOwnPrices,
  type OwnPrice,
  type PriceListPage,
  readPriceList,
} from "@precise/contract/desk/trade/price-lists";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { saveTextFile } from "#desk/parts/save-text-file.ts";
import { DeskList } from "#desk/screens/desk-list.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import type { Column } from "#desk/table/column.ts";
import { countsText, importHref, listHref, lowestOwnPercent, ruleText } from "./price-words.ts";

/** A price list: how it makes its prices, those of its own, and who pays by it. */
export function PriceListScreen() {
  const code = useAddressPart("code");
  return (
    <RecordScreen
      call={readPriceList}
      input={{ params: { code } }}
      title={code}
      reading="Reading the price list"
      back={<DeskLink href="/price-lists">All price lists</DeskLink>}
    >
      {(page) => <PriceList page={page} />}
    </RecordScreen>
  );
}

function PriceList({ page }: { readonly page: ValueOf<typeof readPriceList> }) {
  const mayEdit = useMay("price.edit");
  const { price_list: list } = page;
  return (
    <Page
      title={list.label}
      beside={<span className={texts.muted}>{list.code}</span>}
      actions={
        <>
          <ExportButton code={list.code} />
          {mayEdit && (
            <ButtonLink href={`${listHref(list.code)}/import`} Link={DeskLink}>
              Import own prices
            </ButtonLink>
          )}
        </>
      }
    >
      <DeskLink href="/price-lists">All price lists</DeskLink>
      <p>
        {ruleText(list)}. An item with own prices is sold at those in place of it, and nobody pays more than
        the shop's price.
      </p>
      <Companies page={page} />
      <Part title="Own prices" id="own">
        <OwnPrices code={list.code} />
      </Part>
      <Imports page={page} />
    </Page>
  );
}

function Companies({ page: { companies, price_list: list } }: { readonly page: PriceListPage }) {
  if (companies.length === 0) return <p className={texts.muted}>No company pays by it.</p>;
  const more = list.companies - companies.length;
  return (
    <p>
      For{" "}
      {companies.map(({ id, name }, place) => (
        <span key={id}>
          <span>{place > 0 && ", "}</span>
          <DeskLink href={`/companies/${id}`}>{name}</DeskLink>
        </span>
      ))}
      {more > 0 && (
        <>
          {" "}
          and <DeskLink href={`/companies?list=${list.code}`}>{more} more</DeskLink>
        </>
      )}
      <span>.</span>
    </p>
  );
}

const columns: readonly Column<OwnPrice>[] = [
  { key: "sku", head: "Item", cell: ({ sku }) => sku },
  {
    key: "name",
    head: "Name",
    isGrowing: true,
    onCard: "line",
    cell: ({ name }) => name ?? <span className={texts.muted}>Not in the catalogue any more</span>,
  },
  { key: "from_quantity", head: "From", align: "end", cell: ({ from_quantity: from }) => from },
  {
    key: "net",
    head: "Net",
    align: "end",
    cell: ({ net, charged }) =>
      charged ? `${nairaText(net.value)}, charged ${nairaText(charged.value)}` : nairaText(net.value),
  },
  {
    key: "trade",
    head: "Trade price",
    align: "end",
    cell: ({ trade }) => (trade ? nairaText(trade.value) : ""),
  },
  {
    key: "percent",
    head: "Of it",
    align: "end",
    cell: ({ percent }) =>
      percent !== null && (
        <span className={percent < lowestOwnPercent ? texts.caution : undefined}>{percent} %</span>
      ),
  },
];

function OwnPrices({ code }: { readonly code: string }) {
  return (
    <DeskList
      call={listOwnPrices}
      params={{ code }}
      rows={(page) => page.prices}
      label="Items with own prices"
      columns={columns}
      rowId={({ sku, from_quantity: from }) => `${sku} ${from}`}
      searchHint="Item number or name"
      emptyWords="The list has no own prices: all follow the catalogue."
    />
  );
}

function ExportButton({ code }: { readonly code: string }) {
  const mayExport = useMay("export");
  const [problem, setProblem] = useState<string>();
  const write = useDeskWrite(exportPrices);
  if (!mayExport) return null;
  return (
    <>
      {problem && <Alert tone="critical">{problem}</Alert>}
      <Button
        tone="secondary"
        pending={write.isPending}
        onClick={async () => {
          const result = await write.mutateAsync([{ params: { code } }]);
          setProblem(result.ok ? undefined : failureWords(result.failure));
          if (result.ok) saveTextFile(result.value.name, result.value.text);
        }}
      >
        Export
      </Button>
    </>
  );
}

const importColumns = [
  { key: "name", head: "File", isRowHead: true },
  { key: "counts", head: "Lines", isWide: true },
  { key: "lowest", head: "Lowest price", align: "end" },
  { key: "applied", head: "Applied" },
] as const;

/** Files that changed the list. */
function Imports({ page: { imports, price_list: list } }: { readonly page: PriceListPage }) {
  if (imports.length === 0) return null;
  return (
    <Part title="Files that changed it" id="files">
      <DenseTable
        label="Files that changed it"
        columns={importColumns}
        rows={imports.map((each) => ({
          key: String(each.id),
          cells: {
            name: <DeskLink href={importHref(list.code, each.id)}>{each.name}</DeskLink>,
            counts: countsText(each),
            lowest: each.lowest_percent !== null && `${each.lowest_percent} % of trade`,
            applied: each.applied_at && `${shortDayAndTime(each.applied_at)}, ${each.applied_by}`,
          },
        }))}
      />
    </Part>
  );
}
