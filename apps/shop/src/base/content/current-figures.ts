import "server-only";
import { loadCompany } from "../server/company.ts";
import { type ContentFigures, figuresOf } from "./figures.ts";

/** The figures of content files as they are now; kept with the company, so that a page asks nobody for them. */
export async function currentFigures(): Promise<ContentFigures> {
  return figuresOf(await loadCompany());
}
