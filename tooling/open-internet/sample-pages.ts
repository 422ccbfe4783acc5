import { pageAddresses } from "@precise/budgets/page-addresses";
import { openSampleSession } from "@precise/budgets/sample-session";
import type { Target } from "./env.ts";
import { pageSamples } from "./page-samples.ts";

/** A page as a visitor asks for it. */
export interface AskedPage {
  readonly app: "shop" | "trade";
  readonly route: string;
  readonly path: string;
  /** The session that opens it. */
  readonly cookie: string;
}

/** Every page of both apps, those of the trade area in a client's session. */
export async function askedPages(target: Target): Promise<readonly AskedPage[]> {
  const { product, listing } = await pageAddresses(target.shopUrl);
  const of = { product: new URL(product).pathname, category: new URL(listing).pathname };
  const cookie = await openSampleSession(target.apiUrl);
  return pageSamples(of).map((page) => ({ ...page, cookie: page.app === "trade" ? cookie : "" }));
}
