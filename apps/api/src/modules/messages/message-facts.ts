import { dictionary } from "@precise/cart-core/dictionary";
import type { contactTopics } from "@precise/contract/shop/contact";
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

/** As the form offers them. */
const topics: Readonly<Record<string, string>> = dictionary({
  order: "An order",
  product: "A product",
  return: "A return or warranty",
  trade: "Trade account",
  privacy: "My data",
  other: "Something else",
} satisfies Record<(typeof contactTopics)[number], string>);

/** What was filled in apart from the message itself, for the shop's people; amounts and names as the form's values say them. */
export function messageFacts(content: { readonly [field: string]: unknown }): Fact[] {
  return Object.entries(labels).flatMap(([field, label]): Fact[] => {
    const value = content[field];
    const text = Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
    return text === "" ? [] : [[label, readable(field, text.replaceAll("_", " "))]];
  });
}

/** A topic by its name, `under 500000` as people write it. */
function readable(field: string, text: string): string {
  if (field === "topic") return topics[text] ?? text;
  if (field !== "budget" && field !== "audience") return text;
  const sign = field === "budget" ? "₦" : "";
  return text.replace(/\d{4,}/g, (figure) => sign + Number(figure).toLocaleString("en"));
}
