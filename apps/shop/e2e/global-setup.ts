import { fixtureProducts } from "./fixture-products.ts";
import { importProducts } from "./import-catalogue.ts";

/** The exact prices that the journeys need are on sale before the first one starts. DATA_DIR says in which stack. */
export default async function globalSetup(): Promise<void> {
  await importProducts(Object.values(fixtureProducts));
}
