/** A part of the code whose rules must be held by tests: what is changed there, and which tests must notice. */
export interface Area {
  readonly name: string;
  /** The workspace package, as a path from the repository's root; its vitest.config.ts runs the tests. */
  readonly folder: string;
  /** The folder in the package whose rules are changed, one at a time. */
  readonly sources: string;
  /** The tests that should notice, as globs from the package; those first that know most of the area. */
  readonly tests: readonly string[];
  /** The least share of changes that a test must notice; none where the score is only told. */
  readonly goalPercent?: number;
  /** Seconds that a test may take beyond ten times its own time before its change counts as endless. */
  readonly patienceSeconds: number;
}

const goalPercent = 90;

/** cart-core and everything that moves money have the goal; lighting is told beside them. */
export const areas: readonly Area[] = [
  {
    name: "cart-core",
    folder: "packages/cart-core",
    sources: "src",
    tests: ["src/**/*.test.ts"],
    goalPercent,
    patienceSeconds: 2,
  },
  {
    name: "lighting",
    folder: "packages/lighting",
    sources: "src",
    tests: ["src/**/*.test.ts"],
    patienceSeconds: 2,
  },
  ofApi("orders", [
    "test/modules/{orders,payments,returns,invoice}/**/*.test.ts",
    "test/modules/trade/{client-orders,order-rows,trade-documents}.test.ts",
    "test/desk/{order-change-rules,order-changes,order-corrections,proposed-changes,telephone-orders}.test.ts",
    "test/desk/{bulk-moves,customer-corrections,held-orders,order-lists,orders,orders-without-email}.test.ts",
    "test/desk/payments/*.test.ts",
    "test/platform/retention/forgetting.test.ts",
  ]),
  ofApi("money", [
    "test/modules/payments/**/*.test.ts",
    "test/desk/payments/*.test.ts",
    "test/modules/invoice/credit-notes.test.ts",
    "test/desk/order-changes.test.ts",
    "test/platform/retention/forgetting.test.ts",
  ]),
  ofApi("stock", [
    "test/modules/{stock,stock-notices}/*.test.ts",
    "test/desk/stock.test.ts",
    "test/modules/orders/promised-days.test.ts",
  ]),
  ofApi("coupons", [
    "test/modules/{coupons,discounts}/*.test.ts",
    "test/desk/discounts.test.ts",
    "test/modules/orders/place-order.test.ts",
    "test/platform/retention/forgetting.test.ts",
  ]),
  ofApi("returns", [
    "test/modules/returns/*.test.ts",
    "test/desk/{desk-returns,returned-articles}.test.ts",
    "test/platform/retention/forgetting.test.ts",
  ]),
];

/** A module of the API, tested beside its files and through the calls that `tests` make. */
function ofApi(name: string, tests: readonly string[]): Area {
  const sources = `src/modules/${name}`;
  return {
    name,
    folder: "apps/api",
    sources,
    tests: [`${sources}/**/*.test.ts`, ...tests],
    goalPercent,
    // The machine may be busy.
    patienceSeconds: 5,
  };
}
