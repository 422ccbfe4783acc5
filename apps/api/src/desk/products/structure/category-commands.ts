import { dictionary } from "@precise/cart-core/dictionary";
import { fixedCategoryIds, removeCategory } from "@precise/contract/desk/products/categories";
import { slugOf } from "@precise/contract/wire/product-url";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { type OperatorTools, operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { changeProducts } from "#api/modules/catalogue/change/change-products.ts";
import { changeStructure } from "#api/modules/catalogue/change/change-structure.ts";
import { type CategoryPicture, checkCategories } from "#api/modules/catalogue/import/check-categories.ts";
import { RowErrors } from "#api/modules/catalogue/import/import-report.ts";
import { openPictures } from "#api/modules/catalogue/import/pictures.ts";
import { findStored } from "#api/modules/catalogue/import/stored-products.ts";
import type { CategoryNode } from "#api/modules/catalogue/structure.ts";
import { Refused, refusalOf } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { inCatalogue } from "../product-commands.ts";
import { placed } from "./placed.ts";

const id = wholeNumber(1, 2_147_483_647);
const texts = {
  url_key: z.optional(z.string()),
  description: z.optional(z.nullable(z.string())),
  image: z.optional(z.nullable(z.string())),
  night_image: z.optional(z.nullable(z.string())),
};
const revision = z.optional(z.string());

/** Adds a category behind its siblings. */
export const addCategoryCommand = operatorCommand({
  name: "categories.add",
  permission: "product.edit",
  input: z.strictObject({ parent_id: z.nullable(id), name: z.string(), ...texts, revision, by }),
  terminal: [
    {
      words: "categories add",
      about: "Adds a category",
      typed: {
        name: { as: "<name>" },
        parent_id: { as: "--under <id>", about: "the category above it", default: null },
      },
    },
  ],
  run: (tools, { revision: seen, by: actor, ...input }) =>
    inCatalogue(tools, async (tx) => {
      let newId = 0;
      await changeStructure(tx, seen, async (before) => {
        newId = Math.max(0, ...before.categories.map((each) => each.id)) + 1;
        const category = {
          id: newId,
          parentId: input.parent_id,
          name: input.name,
          urlKey: input.url_key ?? slugOf(input.name),
          image: input.image ?? null,
          nightImage: input.night_image ?? null,
          description: input.description ?? null,
          childrenFrom: null,
        };
        const categories = await checkedTree(tx, tools, [...before.categories, category], category.id);
        return { structure: { ...before, categories } };
      });
      const after = { id: newId, name: input.name, parent_id: input.parent_id };
      await writeAudit(tx, { actor, act: "categories.add", subject: subjectOf(newId), before: null, after });
      return { id: newId };
    }),
  show: ({ id }) => `Category ${id} is there.`,
});

/** Renames a category, moves it, or changes its texts and pictures. */
export const changeCategoryCommand = operatorCommand({
  name: "categories.change",
  permission: "product.edit",
  input: z.strictObject({
    id,
    name: z.optional(z.string()),
    ...texts,
    parent_id: z.optional(z.nullable(id)),
    before: z.optional(z.nullable(id)),
    revision,
    by,
  }),
  terminal: [
    {
      words: "categories rename",
      about: "Gives a category another name",
      typed: { id: { as: "<id>" }, name: { as: "<name>" } },
    },
  ],
  run: (tools, { id: which, revision: seen, before: sibling, by: actor, ...input }) =>
    inCatalogue(tools, async (tx) => {
      let entry: { readonly before: CategoryNode; readonly after: CategoryNode } | undefined;
      const { isChanged } = await changeStructure(tx, seen, async (structure) => {
        const was = getCategory(structure.categories, which);
        const parentId = input.parent_id === undefined ? was.parentId : input.parent_id;
        const is: CategoryNode = {
          ...was,
          parentId,
          name: input.name ?? was.name,
          urlKey: input.url_key ?? was.urlKey,
          image: input.image === undefined ? was.image : input.image,
          nightImage: input.night_image === undefined ? was.nightImage : input.night_image,
          description: input.description === undefined ? was.description : input.description,
        };
        refuseLoop(structure.categories, is);
        const moves = sibling !== undefined || parentId !== was.parentId;
        const list = structure.categories.map((each) => (each.id === which ? is : each));
        const ordered = moves ? placed(list, which, sibling ?? null, (each) => each.id) : list;
        const categories = await checkedTree(tx, tools, ordered, which);
        entry = { before: was, after: getCategory(categories, which) };
        const below = [
          which,
          ...categories.flatMap((each) => (isBelow(categories, each, which) ? each.id : [])),
        ];
        const isSearched = is.name !== was.name || parentId !== was.parentId;
        return {
          structure: { ...structure, categories },
          ...(isSearched && {
            searched: { condition: "category_ids && $1::int[] or room_ids && $1::int[]", values: [below] },
          }),
        };
      });
      if (isChanged && entry) {
        const { before, after } = changes(entry.before, entry.after, sibling);
        await writeAudit(tx, { actor, act: "categories.change", subject: subjectOf(which), before, after });
      }
      return { id: which };
    }),
  show: ({ id: which }) => `Category ${which} is changed.`,
});

/** Removes a category that no product needs. */
export const removeCategoryCommand = operatorCommand({
  name: "categories.remove",
  ...ofCall(removeCategory, { revision }),
  terminal: [
    {
      words: "categories remove",
      about: "Removes a category that no product needs",
      typed: { id: { as: "<id>" } },
    },
  ],
  run: (tools, { id: which, revision: seen, by: actor }) =>
    inCatalogue(tools, async (tx) => {
      let gone: CategoryNode | undefined;
      let left = 0;
      await changeStructure(tx, seen, async (structure) => {
        gone = getCategory(structure.categories, which);
        refuseNeeded(structure.categories, gone);
        left = await leaveCategory(tx, gone);
        return {
          structure: { ...structure, categories: structure.categories.filter((each) => each.id !== which) },
        };
      });
      const before = { name: gone?.name, parent_id: gone?.parentId, products: left };
      await writeAudit(tx, {
        actor,
        act: "categories.remove",
        subject: subjectOf(which),
        before,
        after: null,
      });
      return { id: which };
    }),
  show: ({ id: which }) => `Category ${which} is gone.`,
});

function subjectOf(which: number): string {
  return `category ${which}`;
}

function getCategory(categories: readonly CategoryNode[], which: number): CategoryNode {
  const found = categories.find((each) => each.id === which);
  if (!found) throw new Refused(`There is no category ${which}.`, { status: 404 });
  return found;
}

function isBelow(categories: readonly CategoryNode[], { parentId }: CategoryNode, top: number): boolean {
  if (parentId === null) return false;
  if (parentId === top) return true;
  const parent = categories.find((each) => each.id === parentId);
  return parent !== undefined && parent.parentId !== parentId && isBelow(categories, parent, top);
}

function refuseLoop(categories: readonly CategoryNode[], { id: which, parentId }: CategoryNode): void {
  if (parentId === null) return;
  const parent = categories.find((each) => each.id === parentId);
  const field = "parent_id";
  if (!parent) throw new Refused(`There is no category ${parentId}.`, { status: 422, field });
  if (parentId === which || isBelow(categories, parent, which))
    throw new Refused("A category cannot stand below itself.", { status: 422, field });
}

function refuseNeeded(categories: readonly CategoryNode[], { id: which, name }: CategoryNode): void {
  if (fixedCategoryIds.includes(which))
    throw new Refused(`Pages of the shop name ${name}: it can be renamed or moved, but not removed.`, {
      status: 422,
    });
  const below = categories.filter((each) => each.parentId === which).length;
  if (below > 0)
    throw new Refused(`${name} has ${below} categories below it. Move or remove them first.`, {
      status: 422,
    });
  const shownBy = categories.find((each) => each.childrenFrom === which);
  if (shownBy) throw new Refused(`${shownBy.name} shows what is in ${name}.`, { status: 422 });
}

/** Takes products out of a category. @returns how many @throws Refused where one on sale would be in none */
async function leaveCategory(tx: Sql, { id: which, name }: CategoryNode): Promise<number> {
  const homeless = await tx.query<{ sku: string }>(
    "select sku from product where withdrawn_at is null and category_ids = array[$1::int] order by sku_key",
    [which],
  );
  if (homeless.length > 0) {
    const some = homeless.slice(0, 5).map(({ sku }) => sku);
    const named = `${some.join(", ")}${homeless.length > some.length ? ", …" : ""}`;
    const products = homeless.length === 1 ? "1 product is" : `${homeless.length} products are`;
    throw new Refused(`${products} in ${name} alone (${named}). Put them into another category first.`, {
      status: 422,
    });
  }
  const members = await tx.query<{ sku_key: string }>(
    `select sku_key from product where (category_ids @> array[$1::int] and cardinality(category_ids) > 1)
       or room_ids @> array[$1::int]`,
    [which],
  );
  const stored = await findStored(
    tx,
    members.map(({ sku_key }) => sku_key),
  );
  const without = (ids: readonly number[]) => ids.filter((each) => each !== which);
  await changeProducts(
    tx,
    [...stored.values()].map((before) => {
      const { categoryIds, roomIds } = before.product;
      const kept = without(categoryIds);
      // A withdrawn product keeps its last one: it is asked for another when it comes back.
      const product = {
        ...before.product,
        categoryIds: kept.length > 0 ? kept : categoryIds,
        roomIds: without(roomIds),
      };
      return { before, product, isWithdrawn: before.isWithdrawn };
    }),
  );
  return stored.size;
}

/** The tree by the rules of the import. @throws Refused with what is wrong with the category, by its field */
async function checkedTree(
  tx: Sql,
  { files }: Pick<OperatorTools, "files">,
  nodes: readonly CategoryNode[],
  which: number,
): Promise<CategoryNode[]> {
  const errors = new RowErrors();
  const pictures: CategoryPicture[] = [];
  const checked = checkCategories("desk", { line: 1, value: treeOf(nodes, null) }, errors, pictures);
  const refusal = refusalOf(
    errors.first.map(({ field, reason }) => {
      const name = field.split(".").at(-1) ?? "";
      return { field: fieldNames[name] ?? "parent_id", message: `${words[name] ?? "The tree"} ${reason}.` };
    }),
  );
  if (refusal) throw refusal;
  return withPictures(tx, files, checked, which);
}

const fieldNames: Readonly<Record<string, string>> = dictionary({
  name: "name",
  urlKey: "url_key",
  description: "description",
  image: "image",
  night_image: "night_image",
});
const words: Readonly<Record<string, string>> = dictionary({
  name: "The name",
  urlKey: "The word in the address",
  description: "The description",
  image: "The picture",
  night_image: "The picture by night",
});

function treeOf(nodes: readonly CategoryNode[], parentId: number | null): object[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map((node) => ({
      id: node.id,
      name: node.name,
      urlKey: node.urlKey,
      image: node.image,
      night_image: node.nightImage,
      description: node.description,
      childrenFrom: node.childrenFrom,
      subcategories: treeOf(nodes, node.id),
    }));
}

/** Pictures of one category must be among those that the shop has; the others' are as they were. */
async function withPictures(
  tx: Sql,
  files: ShopFiles,
  categories: readonly CategoryNode[],
  which: number,
): Promise<CategoryNode[]> {
  const category = getCategory(categories, which);
  const [known] = await tx.query<{ image: string | null; night_image: string | null }>(
    "select image, night_image from category where id = $1",
    [which],
  );
  const store = { opened: undefined as Awaited<ReturnType<typeof openPictures>> | undefined };
  const urlOf = async (urlKey: string | null, was: string | null | undefined, field: string) => {
    if (urlKey === null || urlKey === was) return urlKey;
    store.opened ??= await openPictures(tx, files, []);
    const found = await store.opened.find(urlKey);
    if ("picture" in found) return found.picture.url;
    throw new Refused(`${urlKey} is no picture of the shop.`, { status: 422, field });
  };
  const image = await urlOf(category.image, known?.image, "image");
  const nightImage = await urlOf(category.nightImage, known?.night_image, "night_image");
  await store.opened?.writeFacts(tx);
  return categories.map((each) => (each.id === which ? { ...each, image, nightImage } : each));
}

function changes(was: CategoryNode, is: CategoryNode, sibling: number | null | undefined) {
  const keys = (["name", "urlKey", "parentId", "image", "nightImage", "description"] as const).filter(
    (key) => was[key] !== is[key],
  );
  const pick = (node: CategoryNode) => Object.fromEntries(keys.map((key) => [key, node[key]]));
  return { before: pick(was), after: { ...pick(is), ...(sibling !== undefined && { before: sibling }) } };
}
