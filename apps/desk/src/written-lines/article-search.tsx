import { nairaText } from "@precise/cart-core/money";
import { findDeskArticles } from "@precise/contract/desk/orders/telephone-orders";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { Combobox } from "@precise/ui/components/inputs/combobox.client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { deskQuery } from "#desk/api/desk-query.ts";
import * as css from "./written-lines.css.ts";

/**
 * Finds an article by its number or by words, by keyboard alone: arrows and Enter take one, and the field is empty for the
 * next. Enter without a choice takes the best match.
 */
export function ArticleSearch({ onChoose }: { readonly onChoose: (sku: string) => void }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const search = cleanLine(text);
  const { data: articles = [], isFetching } = useQuery({
    ...deskQuery(findDeskArticles, { query: { search } }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const isShown = search.length >= 2;
  const choose = (sku: string) => {
    setText("");
    onChoose(sku);
    field.current?.focus();
  };
  return (
    <div className={css.search}>
      <label htmlFor="article" className={css.searchLabel}>
        Add an article
      </label>
      <Combobox
        id="article"
        label="Add an article"
        listLabel="Articles"
        field={field}
        placeholder="Number or words"
        value={text}
        options={
          isShown
            ? articles.map(({ sku, name, price, in_stock }) => ({
                value: sku,
                title: `${sku} · ${nairaText(Number(price))} · ${in_stock > 0 ? `${in_stock} in stock` : "out of stock"}`,
                detail: name,
              }))
            : []
        }
        onText={setText}
        onChoose={({ value }) => choose(value)}
        onEnter={() => {
          const [best] = articles;
          if (isShown && best && !isFetching) choose(best.sku);
        }}
      />
      {isShown && !isFetching && articles.length === 0 && (
        <span className={css.muted}>Nothing found for “{search}”.</span>
      )}
    </div>
  );
}
