/** Lower case without accents, as the database keeps the words by which rows are found (`order_search_terms` and its like). */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
