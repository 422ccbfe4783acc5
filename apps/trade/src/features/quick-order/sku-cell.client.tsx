"use client";
import { quickOrderQueries } from "@precise/api-client/clients/client.queries";
import { Combobox } from "@precise/ui/components/inputs/combobox.client";
import { browserApi } from "@precise/web/shell/browser-api";
import { useDebounced } from "@precise/web/shell/use-debounced";
import { useQuery } from "@tanstack/react-query";
import { type ClipboardEvent, useState } from "react";
import { countText, priceText } from "#trade/base/amount-text.ts";
import { quickCopy } from "./quick-order-copy.ts";

/** Shortest text that products are looked up by. */
const leastLetters = 2;

/** The article number of a row, looked up while it is typed. A paste of several lines is the caller's. */
export function SkuCell(props: {
  readonly id: string;
  readonly row: number;
  readonly value: string;
  readonly isWrong: boolean;
  /** Id of what says why it is wrong. */
  readonly describedBy: string | undefined;
  readonly onText: (text: string) => void;
  readonly onChoose: (sku: string) => void;
  readonly onEnter: () => void;
  readonly onLines: (text: string) => void;
}) {
  const { id, row, value, isWrong, describedBy, onText, onChoose, onEnter, onLines } = props;
  const [typed, setTyped] = useState("");
  const looked = useDebounced(typed.trim(), 150);
  const { data = [] } = useQuery({
    ...quickOrderQueries.suggestions(browserApi, looked),
    enabled: looked.length >= leastLetters,
  });

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text");
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onLines(text);
  }
  return (
    <Combobox
      id={id}
      name="sku"
      label={quickCopy.fields.sku(row)}
      listLabel={quickCopy.fields.list}
      value={value}
      isWrong={isWrong}
      describedBy={describedBy}
      options={
        typed === ""
          ? []
          : data.map(({ sku, name, unit, stock_left }) => ({
              value: sku,
              title: sku,
              detail: `${name}, ${priceText(unit.net)} net, ${countText(stock_left, "piece")} in stock`,
            }))
      }
      onText={(text) => {
        setTyped(text);
        onText(text);
      }}
      onChoose={({ value: sku }) => {
        setTyped("");
        onChoose(sku);
      }}
      onEnter={onEnter}
      onPaste={onPaste}
    />
  );
}
