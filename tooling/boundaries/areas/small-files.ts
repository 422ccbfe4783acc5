/** Small files with one importer that stay by themselves, each with its reason. The list may only become shorter. */
export const smallFiles: Readonly<Record<string, string>> = {
  "apps/api/src/desk/money/statement-look.ts": "what is shown of a file, under its own limit",
  "apps/api/src/main/open-payments.ts":
    "one port of the start, beside those of mail, messaging and scheduling",
  "apps/api/src/modules/trade/quick-order/text-lines.ts": "one idea, and its importer has another",
  "apps/desk/src/desk-router.tsx": "the routes, apart from what starts the app",
  "apps/desk/src/features/operations/bulk-acts/kind-words.ts": "one idea, and its importer has another",
  "apps/desk/src/features/prices/change-row-columns.tsx": "columns of a table",
  "apps/desk/src/table/further-filters.tsx":
    "a view with words or styles of its own, under the same short name",
  "apps/shop/src/features/buying/checkout/order-stops.tsx":
    "a view with words or styles of its own, under the same short name",
  "apps/shop/src/frame/loader/focus-in-opened.ts":
    "a piece of what runs before the framework, weighed by itself",
  "apps/shop/src/frame/loader/load-scripts.ts":
    "a piece of what runs before the framework, weighed by itself",
  "apps/shop/src/frame/loader/until-listening.ts":
    "a piece of what runs before the framework, weighed by itself",
  "apps/trade/src/features/orders/order-actions.tsx":
    "a view with words or styles of its own, under the same short name",
  "apps/trade/src/features/orders/order-fee.tsx":
    "a view with words or styles of its own, under the same short name",
  "tooling/bench/bare-server.ts": "one measurement, or a process of its own",
  "tooling/bench/measure-desk.ts": "one measurement, or a process of its own",
  "tooling/bench/measure-sales-on-postgres.ts": "one measurement, or a process of its own",
  "tooling/boundaries/areas/door.ts": "one app's rules, beside those of the others",
  "tooling/boundaries/areas/identity.ts": "one app's rules, beside those of the others",
  "tooling/boundaries/areas/payments.ts": "one app's rules, beside those of the others",
  "tooling/boundaries/areas/tool-config.ts": "one app's rules, beside those of the others",
};
