import { answerOf, textAt } from "./read-answer.ts";

/**
 * Puts one piece of the first chandelier into a new cart.
 * @returns the cookie by which the shop knows it, `name=value`
 */
export async function openSampleCart(shopUrl: string): Promise<string> {
  const listing = await answerOf(`${shopUrl}/api/product/category/16/1/1`, {});
  const sku = textAt(listing, ["data", "products", "items", "0", "sku"]);
  const answer = await answerOf(`${shopUrl}/api/cart/add`, { items: [{ sku, quantity: 1 }] });
  return `cartId=${textAt(answer, ["data", "cart", "cartId"])}`;
}
