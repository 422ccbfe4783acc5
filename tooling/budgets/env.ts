/** What the budgets are measured on; `pnpm test` and `pnpm bench` set both. */
export interface BudgetTarget {
  readonly shopUrl: string;
  /** Where the staff works. */
  readonly deskUrl: string;
  readonly chromiumPath: string;
}

/** @throws Error naming the variable that is missing, or an address that is not on this machine */
export function readTarget(env: NodeJS.ProcessEnv = process.env): BudgetTarget {
  const shopUrl = env.SHOP_URL;
  const deskUrl = env.DESK_URL;
  const chromiumPath = env.CHROMIUM_PATH;
  if (!shopUrl) throw new Error("SHOP_URL is not set: run the budgets by `pnpm test --only budgets`");
  if (!deskUrl) throw new Error("DESK_URL is not set: run the budgets by `pnpm test --only budgets`");
  if (!chromiumPath)
    throw new Error("CHROMIUM_PATH is not set: run the budgets by `pnpm test --only budgets`");
  return { shopUrl, deskUrl, chromiumPath };
}
