import { dictionary } from "@precise/cart-core/dictionary";
import type {
  ProductRow,
  ProductState,
  productStateFilters,
} from "@precise/contract/desk/products/product-shapes";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";

const states: Readonly<Record<ProductState, string>> = {
  on_sale: "On sale",
  withdrawn: "Withdrawn",
  new: "New",
};

export function stateName(state: ProductState): string {
  return states[state];
}

/** "On sale, draft", "New, on sale on 1 Dec, 09:00". */
export function stateWords({ state, draft }: Pick<ProductRow, "state" | "draft">): string {
  if (draft === null) return stateName(state);
  const rest = draft.problem
    ? "could not be published"
    : draft.publish_at
      ? `published on ${shortDayAndTime(draft.publish_at)}`
      : "draft";
  return `${stateName(state)}, ${rest}`;
}

export const stateFilterNames: Readonly<Record<(typeof productStateFilters)[number], string>> = {
  on_sale: "On sale",
  withdrawn: "Withdrawn",
  draft: "With a draft",
  scheduled: "Scheduled",
  problem: "Could not be published",
};

/** Fields as people call them, by their names in calls and in the audit. */
export const fieldNames: Readonly<Record<string, string>> = dictionary({
  on_sale: "On sale",
  name: "Name",
  short_description: "Short text",
  description: "Description",
  price: "Price",
  special_price: "Special price",
  trade_price: "Trade price",
  cost_price: "Cost",
  quantity_breaks: "Quantity breaks",
  lead_time_days: "Lead time",
  category_ids: "Categories",
  room_ids: "Rooms",
  variant_group: "Family",
  size_label: "Size",
  client_visible: "Trade clients see it",
  media_gallery: "Pictures",
  box_contents: "In the box",
  related_skus: "Goes with it",
  publish_at: "Published on",
  stock: "For sale",
  by: "Pieces",
});

const acts: Readonly<Record<string, string>> = dictionary({
  "products.create": "Put on sale for the first time",
  "products.save": "Changed",
  "products.set": "Changed with others",
  "products.withdraw": "Taken off sale",
  "products.restore": "Put back on sale",
  "products.draft": "Draft saved",
  "products.publish": "Draft published",
  "products.discard-draft": "Draft thrown away",
  "products.duplicate": "Copied to a draft",
  "prices.change": "Price changed",
  "prices.undo": "Price change undone",
  "stock.adjust": "Stock adjusted",
  "stock.set": "Stock set",
  "stock.receive": "Goods received",
  "stock.threshold": "Low mark set",
});

/** What someone did, for people; an act of a later release by its name. */
export function actWords(act: string): string {
  return acts[act] ?? act.replace(/[._-]/g, " ");
}

export function productHref(sku: string): string {
  return `/products/${encodeURIComponent(sku)}`;
}
