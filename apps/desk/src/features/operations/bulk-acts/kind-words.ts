import { dictionary } from "@precise/cart-core/dictionary";

/** What a bulk act was, by the API's name of it. */
const kinds: Readonly<Record<string, string>> = dictionary({
  "orders.move": "Orders moved",
  "deliveries.dispatch": "Orders dispatched",
  "products.set": "Products changed",
  "prices.undo": "Prices taken back",
  "messages.close": "Messages closed",
  "outbox.retry": "E-mails sent again",
  "imports.apply": "File imported",
  "imports.undo": "Import taken back",
});

/** A kind of a later release is shown by its name. */
export function kindWords(kind: string): string {
  return kinds[kind] ?? kind.replaceAll(/[._]/g, " ");
}
