import { listFamilies } from "@precise/contract/desk/products/categories";
import type { ProductPage } from "@precise/contract/desk/products/product-shapes";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { Combobox } from "@precise/ui/components/inputs/combobox.client";
import { Field } from "@precise/ui/components/inputs/field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { productHref } from "./product-words.ts";
import * as css from "./products.css.ts";

/** The family of a product: one that is there, or a new name. Its other members are shown. */
export function FamilyField(props: {
  readonly family: string;
  readonly onChange: (family: string) => void;
  readonly siblings: ProductPage["siblings"];
  readonly error: string | undefined;
}) {
  const { family, onChange, siblings, error } = props;
  const search = cleanLine(family);
  const { data } = useQuery({
    ...deskQuery(listFamilies, { query: { search } }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const offers = search.length >= 2 ? (data?.families ?? []).slice(0, 12) : [];
  return (
    <div className={layouts.stack}>
      <Field
        id="variant_group"
        label="Family"
        optional
        hint="The same design in other finishes and sizes has the same name."
        error={error}
      >
        <Combobox
          id="variant_group"
          label="Family"
          listLabel="Families"
          value={family}
          isWrong={error !== undefined}
          options={offers
            .filter(({ name }) => name !== search)
            .map(({ name, products, examples }) => ({
              value: name,
              title: `${name}, ${products} ${products === 1 ? "product" : "products"}`,
              detail: examples[0],
            }))}
          onText={onChange}
          onChoose={({ value }) => onChange(value)}
        />
      </Field>
      {siblings.length > 0 && (
        <ul role="list" className={css.plainList} aria-label="Others of the family">
          {siblings.map(({ sku, name, size_label: size, on_sale: isOnSale }) => (
            <li key={sku}>
              <DeskLink href={productHref(sku)}>{sku}</DeskLink>{" "}
              <span className={texts.muted}>
                {name}
                <span>{size ? `, ${size}` : ""}</span>
                <span>{isOnSale ? "" : ", withdrawn"}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
