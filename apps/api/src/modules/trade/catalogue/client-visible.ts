import { clientCategoryIds } from "@precise/contract/trade/catalogue";

/**
 * The condition on a row of `product` that trade clients may see it: marked so, on sale, and in one of the four
 * categories of the trade area or below. Whether they can buy it depends on their price list.
 * @source spec §2 "Routes", apps/api/catalogue/README.md
 */
export const isClientVisible = `product.client_visible and product.withdrawn_at is null and product.category_ids && (
  with recursive shown (id) as (
    select id from category where id in (${clientCategoryIds.join(", ")})
    union select category.id from category join shown on category.parent_id = shown.id
  ) select array_agg(id) from shown)`;
