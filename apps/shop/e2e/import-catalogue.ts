import { importCatalogue } from "@precise/journeys/import-catalogue";
import { type FixtureProduct, fixtureCatalogue } from "./fixture-products.ts";

/** Puts products on sale in the stack under test, or changes them; all others stay as they are. */
export async function importProducts(products: readonly FixtureProduct[]): Promise<void> {
  await importCatalogue(fixtureCatalogue(products));
}
