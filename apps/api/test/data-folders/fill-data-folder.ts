import { operatorCommands } from "#api/main/operator-commands.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import type { TestApi } from "../fixtures/start-test-api.ts";
import { cartOf } from "../modules/cart/cart-calls.ts";
import { coupon, putCode } from "../modules/coupons/coupon-calls.ts";
import { lagos, order, orderBody, orderOf } from "../modules/orders/order-body.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { orderIn, shopperOf } from "../modules/trade/purchase-calls.ts";
import { putClients } from "../modules/trade/put-clients.ts";
import type { FolderContents } from "./folder-contents.ts";

/** Shops for a while: carts, orders in several stages, sessions, a trade client. @returns what is there afterwards */
export async function fillDataFolder(api: TestApi): Promise<FolderContents> {
  const products = await api.db.query<{ sku: string }>(
    `select sku from product where stock_qty > 20 and client_visible and trade_price_kobo is not null
       and price_kobo between 1000000 and 6000000 order by position limit 4`,
  );
  const [a = "", b = "", c = "", d = ""] = products.map(({ sku }) => sku);
  const commands = operatorCommands({
    db: api.db,
    files: filesInFolder(api.dataFolder),
    unpaidOrderHours: 72,
  });
  const operate = (act: string, input: object) =>
    commands[act]?.({ by: "release", ...input }, () => undefined);
  const move = (number: string, to: string) => operate("orders.move", { number, to, restocks: false });

  async function placed(pieces: Record<string, number>, changes = {}, headers = {}, code?: string) {
    const items = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
    const { cartId } = cartOf(await api.post("/api/cart/add", { items }));
    if (code) await putCode(api, cartId, code);
    const refused = await order(api, orderBody(cartId, 1, changes), undefined, headers);
    const { data } = refused.json as { data: { prices: { payable: { value: number } } } };
    return orderOf(
      await order(api, orderBody(cartId, data.prices.payable.value, changes), undefined, headers),
    );
  }
  async function paidOrder(pieces: Record<string, number>) {
    const { number } = await placed(pieces);
    await operate("orders.confirm-transfer", { number });
    return number;
  }

  const guest = cartOf(
    await api.post("/api/cart/add", {
      items: [
        { sku: a, quantity: 2 },
        { sku: b, quantity: 3 },
      ],
    }),
  );
  await putCode(api, guest.cartId, await coupon(api, { code: "KEEP-5000" }));
  const guestCart = cartOf(await api.post("/api/cart/get", { cartId: guest.cartId }));
  const ada = { cookie: await signIn(api, "ada") };
  const adasCart = cartOf(await api.post("/api/cart/add", { items: [{ sku: c, quantity: 4 }] }, ada));
  await api.post("/api/wishlist/add", { skus: [d] }, ada);
  await api.post("/api/account/addresses", { name: "Home", address: lagos }, ada);

  const once = await coupon(api, { code: "ONCE-5000", maxUses: 1 });
  const waiting = (await placed({ [a]: 3 }, {}, {}, once)).number;
  const onDelivery = (await placed({ [b]: 2 }, { payment: { method: "pay_on_delivery" } })).number;
  const adas = (await placed({ [c]: 1 }, {}, ada)).number;
  const paid = await paidOrder({ [d]: 1 });
  const delivered = await paidOrder({ [d]: 2 });
  await move(delivered, "packed");
  await operate("deliveries.dispatch", { number: delivered, to: { carrier: "GIG Logistics" } });
  const signed = { receiver: "The gateman", reason: "No phone with her." };
  await operate("deliveries.attempt", { number: delivered, outcome: "delivered", ...signed });
  const refunded = await paidOrder({ [d]: 1 });
  for (const to of ["cancelled", "refunded"]) await move(refunded, to);
  const cancelled = (await placed({ [a]: 1 })).number;
  await operate("orders.cancel", { number: cancelled });

  const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
  await ngozi.add([
    { sku: a, quantity: 3, side_mark: "Flat 4" },
    { sku: b, quantity: 1 },
  ]);
  const onAccount = await ngozi.order({ po_number: "EKO-117", payment: { method: "on_account" } });
  const trade = orderIn(onAccount).number;
  await ngozi.add([
    { sku: a, quantity: 5, side_mark: "Lobby" },
    { sku: c, quantity: 2 },
  ]);
  await api.post("/api/newsletter/subscribe", { email: "bola@example.com" });

  const show = async (number: string) => {
    const shown = await commands["orders.show"]?.({ number }, () => undefined);
    const { order } = shown as {
      order: FolderContents["orders"]["waiting"] & { contact: { email: string } };
    };
    return { ...order, email: order.contact.email };
  };
  const pieces = (items: readonly { product: { sku: string }; quantity: number; side_mark?: string }[]) =>
    items.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
  const [clock] = await api.db.query<{ at: Date }>("select now() as at");
  const stock = await api.db.query<{ sku: string; stock_qty: number }>(
    "select sku, stock_qty from product where sku = any($1::text[]) order by sku",
    [[a, b, c, d]],
  );
  return {
    made_at: new Date(clock?.at ?? 0).toISOString(),
    guestCart: {
      cartId: guest.cartId,
      items: pieces(guestCart.items),
      coupons: guestCart.applied_coupons,
    },
    ada: {
      cookie: ada.cookie,
      email: "ada@example.com",
      cart: pieces(adasCart.items),
      wishlist: [d],
      address: lagos,
    },
    orders: {
      waiting: await show(waiting),
      onDelivery: await show(onDelivery),
      adas: await show(adas),
      paid: await show(paid),
      delivered: await show(delivered),
      refunded: await show(refunded),
      cancelled: await show(cancelled),
      trade: await show(trade),
    },
    trade: {
      cookie: ngozi.cookie,
      cart: (await ngozi.cart()).items.map(({ product, quantity, side_mark }) => ({
        sku: product.sku,
        quantity,
        side_mark: side_mark ?? "",
      })),
    },
    newsletter: "bola@example.com",
    stock: Object.fromEntries(stock.map((row) => [row.sku, row.stock_qty])),
  };
}
