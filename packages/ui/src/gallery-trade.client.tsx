"use client";
import { naira } from "@precise/cart-core/money";
import { useState } from "react";
import { BreakHint, QuantityBreaks } from "./blocks/product/quantity-breaks.tsx";
import { Combobox } from "./components/inputs/combobox.client.tsx";
import { DenseTable } from "./components/layout/dense-table.tsx";
import { Stack } from "./components/layout/layout.tsx";

/** The parts of the trade area that the shop does not have, with sample values. For developers. */
export function TradeGallery() {
  const [text, setText] = useState("");
  return (
    <Stack gap={24}>
      <DenseTable
        label="Sample rows"
        columns={[
          { key: "sku", head: "Code", isRowHead: true },
          { key: "name", head: "Product", isWide: true },
          { key: "pieces", head: "Pieces", align: "end" },
          { key: "net", head: "Net", align: "end" },
        ]}
        rows={[
          { key: "a", cells: { sku: "PR-PD-LEK20-BB", name: "Lekki Globe", pieces: "12", net: "₦540,000" } },
          {
            key: "b",
            cells: { sku: "PR-PD-LEK20-MB", name: "Lekki Globe", pieces: "3", net: "₦135,000" },
            below: <BreakHint more={7} lessKobo={naira(850)} />,
            tone: "caution",
          },
        ]}
      />
      <QuantityBreaks
        label="Prices by quantity"
        pieces={12}
        steps={[
          { from: 1, eachKobo: naira(45_000) },
          { from: 10, eachKobo: naira(42_500) },
        ]}
      />
      <Combobox
        id="sample-code"
        label="Code"
        listLabel="Products"
        value={text}
        options={[{ value: "PR-PD-LEK20-BB", title: "PR-PD-LEK20-BB", detail: "Lekki Globe" }]}
        onText={setText}
        onChoose={(option) => setText(option.value)}
      />
    </Stack>
  );
}
