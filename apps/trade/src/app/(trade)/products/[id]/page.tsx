import { categoryPath } from "@precise/contract/wire/product-url";
import { trailTo } from "@precise/web/listing/category-tree";
import { notFound, permanentRedirect } from "next/navigation";
import { tradeCategories } from "#trade/base/server/trade-categories.data.ts";
import { categoryIdOf } from "#trade/features/catalogue/listing.data.ts";

/** An address without the category's name leads to the one with it. @source design D10 */
export default async function ShortListingPage({ params }: PageProps<"/products/[id]">) {
  const id = categoryIdOf((await params).id);
  const category = id === null ? undefined : trailTo(await tradeCategories(), id).at(-1);
  if (category === undefined) notFound();
  permanentRedirect(categoryPath(category));
}
