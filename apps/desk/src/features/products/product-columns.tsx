import { nairaText } from "@precise/cart-core/money";
import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { addressValue, attributeKey, notStated } from "@precise/contract/desk/products/product-address";
import type { ProductRow } from "@precise/contract/desk/products/product-shapes";
import { pictureSrc } from "#desk/pictures/picture-src.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import type { TableShape } from "#desk/table/table-state.ts";
import { stateFilterNames, stateWords } from "./product-words.ts";
import * as css from "./products.css.ts";

const all: readonly Column<ProductRow>[] = [
  { key: "sku", head: "SKU", sort: "up", cell: ({ sku }) => sku },
  {
    key: "picture",
    head: "Picture",
    onCard: "none",
    cell: ({ image }) =>
      image ? (
        // biome-ignore lint/performance/noImgElement: no server of ours makes other sizes for the desk.
        <img
          className={css.rowPicture}
          src={pictureSrc(image.imageUrl)}
          alt=""
          loading="lazy"
          width={28}
          height={28}
        />
      ) : (
        <span className={texts.muted}>none</span>
      ),
  },
  { key: "name", head: "Name", sort: "up", isGrowing: true, onCard: "line", cell: ({ name }) => name },
  {
    key: "categories",
    onCard: "none",
    head: "Categories",
    cell: ({ categories }) => (
      <span className={css.cut} title={categories.join(", ")}>
        {categories.join(", ")}
      </span>
    ),
  },
  { key: "family", head: "Family", isSpare: true, cell: ({ family }) => family ?? "" },
  { key: "size", head: "Size", isSpare: true, cell: ({ size_label }) => size_label ?? "" },
  {
    key: "price",
    onCard: "bare",
    head: "Price",
    align: "end",
    sort: "down",
    cell: ({ price }) => (price ? nairaText(price.value) : ""),
  },
  {
    key: "was",
    head: "Was",
    align: "end",
    onCard: "none",
    cell: ({ was }) => (was ? <s className={texts.muted}>{nairaText(was.value)}</s> : ""),
  },
  {
    key: "trade_price",
    onCard: "none",
    head: "Trade",
    align: "end",
    isSpare: true,
    cell: ({ trade_price: trade }) => (trade ? nairaText(trade.value) : ""),
  },
  { key: "stock", head: "For sale", align: "end", sort: "up", cell: ({ stock }) => stock },
  {
    key: "state",
    head: "State",
    cell: (row) => (
      <span
        className={
          row.draft?.problem ? texts.critical : row.state === "on_sale" && !row.draft ? undefined : css.mark
        }
      >
        {stateWords(row)}
      </span>
    ),
  },
];

/** Who may not know trade prices has no column of them. */
export function productColumns(seesTrade: boolean): readonly Column<ProductRow>[] {
  return seesTrade ? all : all.filter(({ key }) => key !== "trade_price");
}

/** A list's filters: every attribute that shoppers can filter by is one, and each can be not stated. */
export function productFilters(
  categories: readonly DeskCategory[],
  attributes: readonly DeskAttribute[],
): readonly Filter[] {
  const states = optionsOf(stateFilterNames);
  return [
    { key: "state", name: "State", options: states },
    { key: "category", name: "Category", options: categoryOptions(categories) },
    {
      key: "stock",
      name: "Stock",
      options: [
        { value: "in", name: "In stock" },
        { value: "low", name: "Low" },
        { value: "out", name: "Out of stock" },
      ],
    },
    {
      key: "missing",
      name: "Missing",
      options: [
        { value: "picture", name: "Without a picture" },
        { value: "trade_price", name: "Without a price for trade" },
      ],
    },
    { key: "family", name: "Family", isChipOnly: true },
    ...attributes.filter(({ filterable }) => filterable).map(attributeFilter),
  ];
}

function attributeFilter({ code, label, input_type: type, unit, options }: DeskAttribute): Filter {
  const values = options.map(({ value, label: name }) => ({ value: addressValue(value), name }));
  const known = type === "number" || type === "text" ? [] : values;
  return {
    key: attributeKey(code),
    name: label,
    isFurther: true,
    ...(type === "number" && { range: { unit } }),
    options: [...known, { value: notStated, name: "Not stated" }],
  };
}

/** Each under the name of what it stands below: "Indoor › Chandeliers". */
export function categoryOptions(categories: readonly DeskCategory[]) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const nameOf = ({ name, parent_id }: DeskCategory): string => {
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    return parent ? `${nameOf(parent)} › ${name}` : name;
  };
  return categories.map((category) => ({ value: String(category.id), name: nameOf(category) }));
}

export function productShape(filters: readonly Filter[]): TableShape {
  return { columns: all, filters, sort: { key: "sku", isDown: false } };
}
