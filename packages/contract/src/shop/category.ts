import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";

const categoryFields = {
  id: z.int(),
  name: z.string(),
  urlKey: z.string(),
  /** Site path of the tile picture, under /media with a content hash; null where the owner gave none. */
  image: z.nullable(z.string()),
  /** Its twin: site path of the same thing lit in the dark, shown in its place while the lights are off. */
  night_image: z.optional(z.string()),
  description: z.optional(z.string()),
};

const subcategory = z.object({ ...categoryFields, subcategories: z.array(z.object(categoryFields)) });

/** A category with its subcategories, nested two levels below itself. @source spec §3 "Category" */
export const category = z.object({ ...categoryFields, subcategories: z.array(subcategory) });
export type Category = z.infer<typeof category>;

export const categoryListData = z.object({ categoryList: z.array(category) });

export {
  roomsCategoryId,
  saleCategoryId,
  shopByRoomCategoryId,
  shownCategoryIds,
  topCategoryIds,
} from "../wire/category-ids.ts";

export const listCategories = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/category",
  tag: "Categories",
  summary: "The whole category tree, with Sale, Rooms and Shop by Room",
  yields: "categoryList",
  data: categoryListData,
});

export const getCategoriesByIds = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/category/get/ids",
  isSafe: true,
  tag: "Categories",
  summary: "Exactly the categories asked for, in the order asked; unknown ids are left out",
  body: z.strictObject({
    ids: z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(100)),
  }),
  yields: "categoryList",
  data: categoryListData,
});

export const getCategoryById = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/category/getcategorybyid/{id}",
  tag: "Categories",
  summary: "One category; 70 answers as itself with the children of 14",
  params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) }),
  yields: "categoryList",
  data: categoryListData,
  failures: [404],
});

/** The calls of categories. */
export const categoryCalls = /* @__PURE__ */ group(
  { listCategories, getCategoriesByIds, getCategoryById },
  {
    getCategoriesByIds: { ids: [16, 40, 41, 38, 30] },
  },
);
