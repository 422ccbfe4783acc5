import { importCatalogue } from "@precise/journeys/import-catalogue";
import { openAccount, sessionOf } from "./people.ts";
import { keepReader } from "./readers.ts";
import { tradeCatalogue } from "./trade-products.ts";

/** Before the first journey its products are on sale, and who only looks is signed in. */
export default async function globalSetup(): Promise<void> {
  await importCatalogue(tradeCatalogue());
  for (const reader of ["contractor", "project"] as const) {
    keepReader(reader, await sessionOf(await openAccount({ priceList: reader })));
  }
}
