import * as z from "zod/mini";
import { seenDigestIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph, searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";

/** Ids that the shop's pages name: these categories can be renamed and moved, but not removed. @source spec §2, spec §9 */
export const fixedCategoryIds: readonly number[] = [19, 18, 21, 24, 182, 14, 70, 16, 40, 41, 38, 30];

/** A category as the desk edits it; the list has a parent before its children, each in the order to show. */
export const deskCategory = z.object({
  id: z.int(),
  parent_id: z.nullable(z.int()),
  name: z.string(),
  url_key: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Shown in place of the other while the lights are off. */
  night_image: z.nullable(z.string()),
  /** Shows that category's children and products as its own. */
  children_from: z.nullable(z.int()),
  /** The shop's pages name it: it cannot be removed. */
  is_fixed: z.boolean(),
  /** Products name it among their rooms. */
  is_room: z.boolean(),
  /** Products on sale that name it themselves. */
  products: z.int(),
  /** Those among them that are in no other category. */
  only_here: z.int(),
});
export type DeskCategory = z.infer<typeof deskCategory>;

const whole = {
  tag: "Categories",
  data: z.object({
    /** What `If-Match` names; changes of attributes raise it, too. */
    revision: z.string(),
    categories: z.array(deskCategory),
  }),
} as const;
const id = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) });
const fields = {
  url_key: z.optional(line(1, 80)),
  description: z.optional(z.nullable(paragraph(2_000))),
  /** Site path of a picture that the shop has. */
  image: z.optional(z.nullable(line(1, 300))),
  night_image: z.optional(z.nullable(line(1, 300))),
};

export const listCategories = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/categories",
  permission: "product.read",
  summary: "The whole tree of categories and rooms, with how many products each has",
  ...whole,
});

export const addCategory = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/categories",
  permission: "product.edit",
  summary: "Adds a category behind its siblings",
  status: 201,
  headers: seenDigestIfAny,
  body: z.strictObject({ parent_id: z.nullable(z.int()), name: line(1, 80), ...fields }),
  ...whole,
  failures: [409, 422],
});

export const changeCategory = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/categories/{id}",
  permission: "product.edit",
  summary: "Renames a category, moves it, or changes its texts and pictures",
  params: id,
  headers: seenDigestIfAny,
  body: z.strictObject({
    name: z.optional(line(1, 80)),
    ...fields,
    parent_id: z.optional(z.nullable(z.int())),
    /** The sibling before which it stands; null: behind all. */
    before: z.optional(z.nullable(z.int())),
  }),
  ...whole,
  failures: [404, 409, 422],
});

/** Products that are in others, too, leave it; one that would be in none is refused, and so is one with categories below it. */
export const removeCategory = /* @__PURE__ */ deskRoute({
  method: "DELETE",
  path: "/api/desk/categories/{id}",
  permission: "product.edit",
  summary: "Removes a category that no product needs",
  params: id,
  headers: seenDigestIfAny,
  ...whole,
  failures: [404, 409, 422],
});

/** Products of one design in several finishes and sizes. */
export const deskFamily = z.object({
  name: z.string(),
  products: z.int(),
  on_sale: z.int(),
  /** Names of some of its products. */
  examples: z.array(z.string()),
});
export type DeskFamily = z.infer<typeof deskFamily>;

export const listFamilies = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/families",
  permission: "product.read",
  tag: "Categories",
  summary: "Families of products by their name",
  query: z.object({
    search: z.optional(searchText(100)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({ families: z.array(deskFamily), ...pageEnd }),
});

export const renameFamily = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/families/rename",
  permission: "product.edit",
  tag: "Categories",
  summary: "Gives all products of a family another family name",
  body: z.strictObject({
    family: line(1, 80),
    to: line(1, 80),
    /** There is a family of that name, and both are to be one. */
    merge: z.optional(z.boolean()),
  }),
  data: z.object({ changed: z.int() }),
  failures: [404, 409, 422],
});

/** The calls of categories and families. */
export const deskCategoryCalls = /* @__PURE__ */ group(
  { listCategories, addCategory, changeCategory, removeCategory, listFamilies, renameFamily },
  {
    addCategory: { parent_id: 19, name: "Track Lights" },
    changeCategory: { name: "Track & Rail Lights", before: null },
    renameFamily: { family: "adunni-ring", to: "adunni" },
  },
);
