import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { AttributeField } from "./attribute-field.tsx";
import { fittingAttributes } from "./fitting-attributes.ts";
import type { ProductEntries } from "./product-entries.ts";
import { Part } from "./product-parts.tsx";
import * as css from "./products.css.ts";

/** What a product states: at first what products of its categories state, and what it states itself. */
export function AttributesPart(props: {
  readonly attributes: readonly DeskAttribute[];
  readonly entries: ProductEntries["attributes"];
  readonly categoryIds: readonly number[];
  readonly onChange: (entries: ProductEntries["attributes"]) => void;
  readonly errorOf: (code: string) => string | undefined;
}) {
  const { attributes, entries, categoryIds, onChange, errorOf } = props;
  const [showsAll, setShowsAll] = useState(false);
  const fitting = fittingAttributes(attributes, entries, categoryIds);
  const shown = showsAll ? attributes : fitting;
  return (
    <Part
      title="Attributes"
      hint="What is not stated is not shown and not found by filters: it is not the same as “No” or 0."
    >
      {shown.length === 0 && (
        <p className={css.hint}>Choose a category: what its products state is asked for here.</p>
      )}
      <div className={css.attributes}>
        {shown.map((attribute) => (
          <AttributeField
            key={attribute.code}
            id={`attribute-${attribute.code}`}
            attribute={attribute}
            entry={entries[attribute.code] ?? ""}
            onChange={(entry) => onChange({ ...entries, [attribute.code]: entry })}
            error={errorOf(attribute.code)}
          />
        ))}
      </div>
      {fitting.length < attributes.length && (
        <div>
          <Button tone="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? "Show only those of its categories" : `Show all ${attributes.length} attributes`}
          </Button>
        </div>
      )}
    </Part>
  );
}
