import { nairaText } from "@precise/cart-core/money";
import { stageOf } from "@precise/cart-core/order-way";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { OrderEntry } from "@precise/contract/shop/orders/customer-orders";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Pagination } from "@precise/ui/components/navigation/pagination";
import { Picture } from "@precise/web/components/picture";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { orderCopy } from "../order-copy.ts";
import { stageTones } from "../order-head.tsx";
import * as head from "../order-view.css.ts";
import * as css from "./own-orders.css.ts";
import { ownOrdersCopy as copy } from "./own-orders-copy.ts";

const perPage = 10;
const pictureSize = { sizes: "72px", mostPixels: 216 };

/** The orders of a signed-in person, the newest first, ten on a page. @source spec §2 "/orders" */
export function OwnOrders(props: { readonly orders: readonly OrderEntry[]; readonly page: number }) {
  const { orders } = props;
  if (orders.length === 0) {
    return (
      <div className={head.part}>
        <p className={head.muted}>{copy.none}</p>
        <div>
          <ButtonLink href="/products" tone="secondary">
            {copy.toShop}
          </ButtonLink>
        </div>
      </div>
    );
  }
  const pages = Math.ceil(orders.length / perPage);
  const page = Math.min(props.page, pages);
  return (
    <div className={css.orders}>
      <ul role="list">
        {orders.slice((page - 1) * perPage, page * perPage).map((order) => (
          <li key={order.number}>
            <OwnOrder order={order} />
          </li>
        ))}
      </ul>
      <Pagination current={page} total={pages} hrefOf={(number) => `/orders?page=${number}`} />
    </div>
  );
}

function OwnOrder({ order }: { readonly order: OrderEntry }) {
  const { number, placed_at, first_name, total_quantity, payable, images = [] } = order;
  const stage = stageOf(order);
  return (
    <a className={css.order} href={orderPage(number)}>
      <span className={css.pictures} aria-hidden="true">
        {images.map((image) => (
          <span key={image.imageUrl} className={css.picture}>
            <Picture source={image} alt="" size={pictureSize} />
          </span>
        ))}
      </span>
      <span className={css.about}>
        <strong>{copy.open(number)}</strong>
        <span className={head.muted}>{dayAndTime(placed_at)}</span>
        <span>{copy.pieces(first_name, total_quantity)}</span>
        <span className={head.status[stageTones[stage]]}>{orderCopy.status[stage]}</span>
      </span>
      <span className={css.amount}>{nairaText(payable.value)}</span>
    </a>
  );
}
