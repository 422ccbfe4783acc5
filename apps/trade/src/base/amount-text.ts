import { formatNaira, parsePrice } from "@precise/cart-core/money";

/** A price of the wire for people; an invalid one stays as it came. */
export function priceText(price: string): string {
  const kobo = parsePrice(price);
  return kobo.ok ? formatNaira(kobo.value) : price;
}

/** "1 piece", "5,210 pieces". */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-NG")} ${count === 1 ? one : many}`;
}
