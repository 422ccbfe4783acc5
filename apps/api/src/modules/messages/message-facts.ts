import { dictionary } from "@precise/cart-core/dictionary";
import type { Fact } from "#api/platform/mail/render/blocks.ts";

const labels: Readonly<Record<string, string>> = dictionary({
  phone: "Phone",
  topic: "Topic",
  product: "Product",
  sku: "Article",
  order_number: "Order",
  channel: "Where they reach people",
  audience: "People in a month",
  rooms: "Rooms",
  sizes: "Sizes",
  budget: "Budget",
  style: "Style",
  supplies: "Power",
});

/** What was filled in apart from the message itself, for the shop's people; amounts and names as the form's values say them. */
export function messageFacts(content: { readonly [field: string]: unknown }): Fact[] {
  return Object.entries(labels).flatMap(([field, label]): Fact[] => {
    const value = content[field];
    const text = Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
    return text === "" ? [] : [[label, readable(field, text.replaceAll("_", " "))]];
  });
}

/** `under 500000` as people write it. */
function readable(field: string, text: string): string {
  if (field !== "budget" && field !== "audience") return text;
  const sign = field === "budget" ? "₦" : "";
  return text.replace(/\d{4,}/g, (figure) => sign + Number(figure).toLocaleString("en"));
}
