import { FieldError } from "@precise/ui/components/inputs/field";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ArticleSearch } from "#desk/written-lines/article-search.tsx";
import { productHref } from "./product-words.ts";
import * as css from "./products.css.ts";

/** Articles that go with the product, in the order of its page; found by number or words. */
export function RelatedField(props: {
  readonly skus: readonly string[];
  readonly onChange: (skus: string[]) => void;
  readonly error?: string | undefined;
}) {
  const { skus, onChange, error } = props;
  return (
    <div className={css.stack}>
      {skus.length > 0 && (
        <ul role="list" className={css.chips} aria-label="Goes with it">
          {skus.map((sku) => (
            <li key={sku} className={css.chip}>
              <DeskLink href={productHref(sku)}>{sku}</DeskLink>
              <button
                type="button"
                aria-label={`Remove ${sku}`}
                onClick={() => onChange(skus.filter((each) => each !== sku))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <ArticleSearch onChoose={(sku) => skus.includes(sku) || onChange([...skus, sku])} />
      <FieldError id="related" error={error} />
    </div>
  );
}
