import { fromWireValue } from "@precise/cart-core/money";
import type { CartItem } from "@precise/contract/shop/cart";
import type { Order } from "@precise/contract/shop/orders/order";
import type { MediaEntry } from "@precise/contract/shop/product";
import type { OrderItem } from "@precise/ui/blocks/buying/order-items";
import { Picture } from "@precise/web/components/picture";

const pictureSize = { sizes: "56px", mostPixels: 168 };

/** The lines of a cart as they are only looked at. */
export function orderItemsOfCart(items: readonly CartItem[]): readonly OrderItem[] {
  return items.map(({ product, quantity, row_total }) => ({
    sku: product.sku,
    name: product.name,
    href: product.urlPath,
    quantity,
    amountKobo: fromWireValue(row_total.value),
    picture: pictureOf(product.media_gallery[0]),
  }));
}

/** The lines of an order. */
export function orderItemsOf(order: Pick<Order, "items">): readonly OrderItem[] {
  return order.items.map(({ sku, name, urlPath, quantity, row_total, image }) => ({
    sku,
    name,
    href: urlPath,
    quantity,
    amountKobo: fromWireValue(row_total.value),
    picture: pictureOf(image),
  }));
}

function pictureOf(source: MediaEntry | undefined) {
  return source && <Picture source={source} alt="" size={pictureSize} />;
}
