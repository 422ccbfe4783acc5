import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import type { ProductPage } from "@precise/contract/desk/products/product-shapes";
import type { MediaEntry } from "@precise/contract/shop/product";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { FieldError } from "@precise/ui/components/inputs/field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import type { DeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { PicturesField } from "#desk/pictures/pictures-field.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { ArticleSearch } from "#desk/written-lines/article-search.tsx";
import { AttributesPart } from "./attributes-part.tsx";
import { BreaksField } from "./breaks-field.tsx";
import { CategoryChoice } from "./category-choice.tsx";
import { FamilyField } from "./family-field.tsx";
import { KnownPrices, NewPrices } from "./price-part.tsx";
import type { ProductEntries } from "./product-entries.ts";
import { Part } from "./product-parts.tsx";
import { productHref } from "./product-words.ts";
import * as css from "./products.css.ts";

/** All fields of a product. */
export function ProductFields(props: {
  /** Undefined for a new one. */
  readonly page: ProductPage | undefined;
  readonly form: DeskForm<ProductEntries, ProductEntries>;
  readonly categories: readonly DeskCategory[];
  readonly attributes: readonly DeskAttribute[];
  readonly onPicturesBusy: (isBusy: boolean) => void;
}) {
  const { page, form, categories, attributes, onPicturesBusy } = props;
  const { field } = form;
  const { watch, setValue } = form.form;
  const entries = watch();
  const set = <Name extends keyof ProductEntries>(name: Name, value: ProductEntries[Name]) =>
    // The name says what its value is; the library's types lose that.
    setValue(name, value as never, { shouldDirty: true });
  const errorOf = (name: Parameters<typeof field>[0]) => field(name).error;
  return (
    <div className={css.form}>
      <div className={layouts.column}>
        <Part title="Words">
          {page === undefined && (
            <TextField
              label="Item number (SKU)"
              hint="Such as PR-CH-ADN60-BB. It stays as it is once the product is saved."
              autoComplete="off"
              spellCheck={false}
              {...field("sku")}
            />
          )}
          <TextField label="Name" autoComplete="off" {...field("name")} />
          <TextField
            label="Short text"
            hint="One sentence, in lists and search engines"
            optional
            autoComplete="off"
            {...field("short_description")}
          />
          <TextareaField label="Description" optional rows={7} {...field("description")} />
        </Part>
        <section className={css.part}>
          <PicturesField
            value={entries.media_gallery}
            onChange={(pictures) => set("media_gallery", pictures.map(withoutNothing))}
            name={entries.name}
            error={errorOf("media_gallery")}
            onBusy={onPicturesBusy}
          />
        </section>
        <AttributesPart
          attributes={attributes}
          entries={entries.attributes}
          categoryIds={deepest(entries.category_ids, categories)}
          onChange={(stated) => set("attributes", stated)}
          errorOf={(code) => errorOf(`attributes.${code}`)}
        />
      </div>
      <div className={layouts.column}>
        {page?.product ? (
          <KnownPrices sku={page.sku} product={page.product} isOnSale={page.state === "on_sale"} />
        ) : (
          <NewPrices form={form} />
        )}
        <Part title="Where it is found">
          <CategoryChoice
            legend="Categories"
            categories={categories.filter(({ is_room: isRoom }) => !isRoom)}
            chosen={entries.category_ids}
            onChange={(ids) => set("category_ids", ids)}
            error={errorOf("category_ids")}
          />
          <CategoryChoice
            legend="Rooms"
            categories={categories.filter(
              ({ is_room: isRoom, parent_id: parent, children_from: from }) =>
                isRoom && parent !== null && from === null,
            )}
            chosen={entries.room_ids}
            onChange={(ids) => set("room_ids", ids)}
            error={errorOf("room_ids")}
          />
        </Part>
        <Part title="Family and size">
          <FamilyField
            family={entries.variant_group}
            onChange={(family) => set("variant_group", family)}
            siblings={page && entries.variant_group === familyOf(page) ? page.siblings : []}
            error={errorOf("variant_group")}
          />
          <TextField
            label="Size"
            hint="Such as 600 mm"
            optional
            autoComplete="off"
            {...field("size_label")}
          />
        </Part>
        <Part title="Trade and delivery">
          <Checkbox
            id="client_visible"
            label="Trade clients see it"
            checked={entries.client_visible}
            onChange={({ target }) => set("client_visible", target.checked)}
          />
          <TextField
            label="Lead time (days)"
            hint="How long it takes where it is made to order; 0 from stock"
            inputMode="numeric"
            autoComplete="off"
            {...field("lead_time_days")}
          />
          <BreaksField
            breaks={entries.quantity_breaks}
            onChange={(breaks) => set("quantity_breaks", breaks)}
            errorAt={(place, part) => errorOf(`quantity_breaks.${place}.${part}`)}
            error={errorOf("quantity_breaks")}
          />
        </Part>
        <Part title="In the box">
          <TextareaField
            label="Contents"
            hint="One thing a line"
            optional
            rows={4}
            {...field("box_contents")}
          />
        </Part>
        <Part title="Goes with it">
          <RelatedField
            skus={entries.related_skus}
            onChange={(skus) => set("related_skus", skus)}
            error={errorOf("related_skus")}
          />
        </Part>
      </div>
    </div>
  );
}

function familyOf({ product, draft }: ProductPage): string {
  return draft?.product.variant_group ?? product?.variant_group ?? "";
}

/** Without keys that hold nothing: what is sent is what the contract names. */
function withoutNothing({ night, ...entry }: MediaEntry): MediaEntry {
  return night === undefined ? entry : { ...entry, night };
}

/** Articles that go with the product, in the order of its page; found by number or words. */
function RelatedField(props: {
  readonly skus: readonly string[];
  readonly onChange: (skus: string[]) => void;
  readonly error?: string | undefined;
}) {
  const { skus, onChange, error } = props;
  return (
    <div className={layouts.stack}>
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

/** Those of the categories under which it is in no other: what is in Floor Lamps is in Indoor as well. */
function deepest(ids: readonly number[], categories: readonly DeskCategory[]): readonly number[] {
  const above = new Set(
    categories.filter(({ id }) => ids.includes(id)).map(({ parent_id: parent }) => parent),
  );
  return ids.filter((id) => !above.has(id));
}
