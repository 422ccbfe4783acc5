import "server-only";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { loadCompanions } from "#shop/features/companions/load-companions.data.ts";
import { goesWithOf } from "./goes-with.ts";

const most = 2;
const headers = { "cache-control": "private, no-store" };

/** What goes with a product, for the drawer that opens once it is in the cart; nothing for one that is not sold. */
export async function answerGoesWith(sku: string): Promise<Response> {
  try {
    const source = catalogueSource();
    const [item] = await source.products([sku]);
    const product = item ? await source.product(item.urlPath.slice("/product/".length)) : null;
    const { goesWith } = product ? await loadCompanions(source, product) : { goesWith: [] };
    return Response.json(goesWith.slice(0, most).map(goesWithOf), { headers });
  } catch {
    // The catalogue does not answer: the drawer is whole without it.
    return Response.json([], { headers });
  }
}
