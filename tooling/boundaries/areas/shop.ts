import type { Area } from "./area.ts";
import { CONTENT_PARSERS, NEXT_APP } from "./area-lists.ts";

export const shopAreas: readonly Area[] = [
  {
    // Which pages there are: journeys and the checks of every page read it too.
    name: "shop-pages",
    files: /^apps\/shop\/src\/base\/routes\/(?:page-table|route-table)\.ts$/,
    mayImport: [],
  },
  {
    name: "shop-routes",
    files: /^apps\/shop\/src\/(?:app\/|pages\/api\/|proxy\.ts$|instrumentation\.ts$)/,
    mayImport: [...NEXT_APP, "shop-features", "shop-frame", "shop-base", "shop-pages"],
  },
  {
    name: "shop-features",
    files: /^apps\/shop\/src\/features\/(?<part>buying\/[^/]+|[^/]+)\//,
    mayImport: [...NEXT_APP, "contract-pages", "shop-base", "shop-pages", "npm:lru-cache"],
    partsMayImport: {
      account: ["buying/cart", "wishlist"],
      home: ["lighting-tools", "product-cards", "product-list", "room-ideas"],
      "product-cards": ["wishlist"],
      "product-list": ["buying/cart", "product-cards", "wishlist"],
      "product-page": ["companions", "product-cards", "room-ideas"],
      // A plan goes into the cart as its lines.
      "lighting-tools": ["buying/cart", "product-cards", "room-ideas"],
      "room-ideas": ["buying/cart", "buying/lines", "buying/totals", "product-cards"],
      "side-menu": ["buying/cart"],
      // As quiet as what else stands under a product's facts.
      questions: ["messages", "newsletter", "product-page"],
      reviews: ["buying/order", "messages", "product-page"],
      "stock-notices": ["newsletter"],
      "my-lights": ["buying/order", "lighting-tools", "messages"],
      wishlist: ["buying/cart", "buying/lines", "buying/sharing"],
      "buying/coupon": ["buying/problems"],
      // What it needs to work goes into the cart as its lines.
      bundle: ["buying/cart"],
      compare: ["companions", "product-page", "recently-viewed", "wishlist"],
      "buying/cart": [
        "companions",
        "buying/coupon",
        "buying/findings",
        "buying/lines",
        "buying/problems",
        "buying/sharing",
        "buying/totals",
      ],
      "buying/shared-cart": [
        "buying/cart",
        "buying/lines",
        "buying/problems",
        "buying/sharing",
        "buying/totals",
      ],
      "buying/checkout": [
        "buying/payment",
        "buying/cart",
        "buying/coupon",
        "buying/findings",
        "buying/lines",
        "buying/problems",
        "buying/totals",
      ],
      "buying/order": [
        "account",
        "buying/cart",
        "buying/checkout",
        "buying/findings",
        "buying/lines",
        "buying/payment",
        "buying/problems",
        "buying/totals",
        "showrooms",
      ],
      "buying/returns": ["buying/order", "messages"],
    },
  },
  {
    // Header, footer and document round every page: it knows which feature goes where.
    name: "shop-frame",
    files: /^apps\/shop\/src\/frame\//,
    mayImport: [...NEXT_APP, "shop-features", "shop-base", "shop-pages"],
  },
  {
    name: "shop-base",
    files: /^apps\/shop\/src\/base\//,
    mayImport: [...NEXT_APP, ...CONTENT_PARSERS, "shop-pages"],
  },
  {
    // Makes the stylesheets before a build.
    name: "shop-styles",
    files: /^apps\/shop\/styles\//,
    mayImport: ["web-build", "node"],
  },
  {
    // Makes the page's loader before a build.
    name: "shop-loader",
    files: /^apps\/shop\/loader\//,
    mayImport: ["node", "npm:rolldown"],
  },
  {
    name: "shop-journeys",
    files: /^apps\/shop\/e2e\//,
    mayImport: [
      "cart-core",
      "contract",
      "api-client",
      "chromium",
      "journeys",
      "ports",
      "shop-styles",
      "shop-pages",
      "node",
      "npm:@playwright/test",
    ],
  },
];
