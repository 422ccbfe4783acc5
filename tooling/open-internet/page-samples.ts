import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "./env.ts";

/** An address of every page of the shop, by the route that serves it; a product and its category are asked for first. */
export function shopPages(of: {
  readonly product: string;
  readonly category: string;
}): Record<string, string> {
  return {
    "/": "/",
    "/about-us": "/about-us",
    "/affiliates": "/affiliates",
    "/appointment-booking": "/appointment-booking",
    "/appointment-booking/mine/[token]": "/appointment-booking/mine/made-up.token",
    "/appointment-booking/requested/[reference]": "/appointment-booking/requested/PR-7K3M9QX1",
    "/auth": "/auth",
    "/boards-of-directors": "/boards-of-directors",
    "/checkout": "/checkout",
    "/checkout/[step]": "/checkout/contact",
    "/design": "/design",
    "/dev/gallery": "/dev/gallery",
    "/faqs": "/faqs",
    "/inspiration": "/inspiration",
    "/inspiration/[slug]": "/inspiration/inverter-and-solar",
    "/internal/listing/[categoryId]/[urlKey]": "/internal/listing/16/chandeliers",
    "/message/[form]": "/message/contact?sent=M-7K3M9QX1",
    "/newsletter": "/newsletter",
    "/newsletter/unsubscribe/[token]": "/newsletter/unsubscribe/made-up.token",
    "/newsletter/unsubscribed": "/newsletter/unsubscribed",
    "/order": "/order",
    "/order/[number]": "/order/PR-7K3M9QX1",
    "/order/[number]/again": "/order/PR-7K3M9QX1/again",
    "/orders": "/orders",
    "/orders/confirm/[token]": "/orders/confirm/made-up.token",
    "/orders/delivery-fee/[token]": "/orders/delivery-fee/made-up.token",
    "/privacy": "/privacy",
    "/product/[path]": of.product,
    "/products": "/products",
    "/products/[categoryId]/[urlKey]": of.category,
    "/room-ideas/[room]": "/room-ideas/living",
    "/sale/sale-tv-ad": "/sale/sale-tv-ad",
    "/search": "/search",
    "/search/[term]": "/search/lamp",
    "/shared-cart": "/shared-cart",
    "/shopping-cart": "/shopping-cart",
    "/showroom": "/showroom",
    "/terms-and-conditions": "/terms-and-conditions",
    "/voucher": "/voucher",
    "/wishlist": "/wishlist",
  };
}

/** An address of every page of the trade area, with its base path. */
export function tradePages(of: { readonly product: string }): Record<string, string> {
  return {
    "/account": "/clients/account",
    "/apply": "/clients/apply",
    "/checkout": "/clients/checkout",
    "/checkout/review": "/clients/checkout/review",
    "/login": "/clients/login",
    "/orders": "/clients/orders",
    "/orders/[number]": "/clients/orders/PR-7K3M9QX1",
    "/orders/[number]/again": "/clients/orders/PR-7K3M9QX1/again",
    "/password": "/clients/password",
    "/password/forgot": "/clients/password/forgot",
    "/password/reset/[token]": "/clients/password/reset/made-up",
    "/product/[path]": `/clients${of.product}`,
    "/products/[id]": "/clients/products/19",
    "/products/[id]/[urlKey]": "/clients/products/19/indoor",
    "/quick-order": "/clients/quick-order",
    "/quick-order/list/[id]": "/clients/quick-order/list/made-up",
    "/shopping-cart": "/clients/shopping-cart",
  };
}

/** The routes of an app's pages, read from its folders: `/product/[path]`. */
export function routesOf(app: "shop" | "trade"): string[] {
  const routes = join(root, "apps", app, "src", "app");
  return globSync("**/page.tsx", { cwd: routes })
    .map((file) => {
      const segments = file.split(/[/\\]/).slice(0, -1);
      return `/${segments.filter((segment) => !segment.startsWith("(")).join("/")}`;
    })
    .sort();
}
