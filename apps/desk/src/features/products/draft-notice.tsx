import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import type { ProductPage } from "@precise/contract/desk/products/product-shapes";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { Alert } from "@precise/ui/components/feedback/alert";
import * as layouts from "#desk/styles/layouts.css.ts";
import { diffOf } from "./entry-words.ts";
import { entriesOf } from "./product-entries.ts";
import { fieldNames } from "./product-words.ts";
import * as css from "./products.css.ts";

/** What a draft is, what it changes and what it needs. */
export function DraftNotice(props: {
  readonly page: ProductPage;
  readonly categories: readonly DeskCategory[];
  readonly attributes: readonly DeskAttribute[];
}) {
  const { page, categories, attributes } = props;
  const { draft, product, sku } = page;
  if (!draft) return null;
  const { publish_at: at, saved_at, saved_by, problem, faults, clashes, base_changed: isBehind } = draft;
  const when =
    at && !problem
      ? `It is published on ${shortDayAndTime(at)}.`
      : "Nobody outside sees it until it is published.";
  const changes = product
    ? diffOf(
        entriesOf(sku, product, attributes),
        entriesOf(sku, { ...product, ...draft.product }, attributes),
        {
          categories,
          attributes,
        },
      )
    : [];
  return (
    <Alert
      tone={problem ? "critical" : "neutral"}
      title={problem ? "This draft could not be published" : "This is a draft"}
    >
      <div className={layouts.stack}>
        <p>
          <span>{problem && `${problem} `}</span>
          Saved by {saved_by} on {shortDayAndTime(saved_at)}. {when}
        </p>
        {faults.length > 0 && (
          <ul role="list" className={css.plainList} aria-label="What it needs">
            {faults.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {isBehind && clashes.length > 0 && (
          <p>
            Both changed: {clashes.map((field) => nameOf(field, attributes)).join(", ")}. The draft's values
            stand in the form; save the draft to keep them.
          </p>
        )}
        {changes.length > 0 && (
          <details>
            <summary>What it changes ({changes.length})</summary>
            <FieldDiff label="What the draft changes" heads={["On sale now", "Draft"]} fields={changes} />
          </details>
        )}
      </div>
    </Alert>
  );
}

function nameOf(field: string, attributes: readonly DeskAttribute[]): string {
  const code = field.replace(/^attributes\./, "");
  return fieldNames[field] ?? attributes.find((each) => each.code === code)?.label ?? field;
}
