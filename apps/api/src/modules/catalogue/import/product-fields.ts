/**
 * Fields of a product in a file. `list` fields are arrays in JSON, and texts joined with `|` in CSV; `json` marks those
 * that only a JSON file can give. `known` ones are accepted and not used: they follow from others.
 */
export const productFields = {
  sku: "text",
  name: "text",
  short_description: "text",
  description: "text",
  price: "text",
  special_price: "text",
  trade_price: "text",
  cost_price: "text",
  quantity_breaks: "text",
  stock_qty: "text",
  stock_seen: "text",
  stock_export: "text",
  lead_time_days: "text",
  category_ids: "list",
  room_ids: "list",
  variant_group: "text",
  size_label: "text",
  client_visible: "text",
  box_contents: "list",
  related_skus: "list",
  media_gallery: "json",
  images: "list",
  image_alts: "text",
  night_image: "text",
  attributes: "json",
  created_at: "text",
  url: "known",
  currency: "text",
  stock_status: "known",
} as const;

export type ProductField = keyof typeof productFields;

export function isProductField(name: string): name is ProductField {
  return Object.hasOwn(productFields, name);
}
