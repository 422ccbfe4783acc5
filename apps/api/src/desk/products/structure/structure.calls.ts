import type { deskAttributeCalls } from "@precise/contract/desk/products/attributes";
import {
  type DeskCategory,
  type deskCategoryCalls,
  fixedCategoryIds,
} from "@precise/contract/desk/products/categories";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { digestOf } from "#api/desk/kit/seen.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { isRoom } from "#api/modules/catalogue/change/category-kind.ts";
import { structureRevision } from "#api/modules/catalogue/change/change-structure.ts";
import { listFamilies } from "#api/modules/catalogue/desk-list/list-families.ts";
import { readStructure } from "#api/modules/catalogue/structure.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, type Refusal } from "#api/platform/http/reply.ts";
import { addAttributeCommand, changeAttributeCommand, removeAttributeCommand } from "./attribute-commands.ts";
import { addCategoryCommand, changeCategoryCommand, removeCategoryCommand } from "./category-commands.ts";
import { renameFamilyCommand } from "./family-commands.ts";

/** The calls of categories, families and attributes. */
export function structureAnswers(
  parts: DeskParts,
): DeskAnswers<typeof deskCategoryCalls & typeof deskAttributeCalls> {
  const { db } = parts;
  const then = async <Read>(done: object | Refusal, read: (sql: Sql) => Promise<Read>) => {
    if (!("failure" in done)) return answer(await read(db));
    // A refusal is what `runAs` made it; a conflict comes with what there is now.
    const { failure } = done as Refusal;
    return {
      failure:
        failure.error.code === "conflict" ? { ...failure, data: { current: await read(db) } } : failure,
    };
  };
  const seen = (headers: Readonly<Record<string, string>>) => {
    const revision = digestOf(headers);
    return revision ? { revision } : {};
  };
  return {
    listCategories: async () => answer(await readCategories(db)),
    addCategory: async ({ body, headers }, staff) =>
      then(await runAs(parts, staff, addCategoryCommand, { ...body, ...seen(headers) }), readCategories),
    changeCategory: async ({ params, body, headers }, staff) =>
      then(
        await runAs(parts, staff, changeCategoryCommand, { ...params, ...body, ...seen(headers) }),
        readCategories,
      ),
    removeCategory: async ({ params, headers }, staff) =>
      then(await runAs(parts, staff, removeCategoryCommand, { ...params, ...seen(headers) }), readCategories),
    listFamilies: async ({ query }) => answer(await listFamilies(db, query)),
    async renameFamily({ body }, staff) {
      const done = await runAs(parts, staff, renameFamilyCommand, body);
      return "failure" in done ? done : answer(done.result);
    },
    listAttributes: async () => answer(await readAttributes(db)),
    addAttribute: async ({ body, headers }, staff) =>
      then(await runAs(parts, staff, addAttributeCommand, { ...body, ...seen(headers) }), readAttributes),
    changeAttribute: async ({ params, body, headers }, staff) =>
      then(
        await runAs(parts, staff, changeAttributeCommand, { ...params, ...body, ...seen(headers) }),
        readAttributes,
      ),
    removeAttribute: async ({ params, headers }, staff) =>
      then(
        await runAs(parts, staff, removeAttributeCommand, { ...params, ...seen(headers) }),
        readAttributes,
      ),
  };
}

async function readCategories(sql: Sql): Promise<{ revision: string; categories: DeskCategory[] }> {
  const structure = await readStructure(sql);
  const counts = await sql.query<{ id: number; products: number; only_here: number }>(
    `select named.id, count(*)::int as products, count(*) filter (where p.category_ids = array[named.id])::int as only_here
     from product p cross join lateral unnest(p.category_ids || p.room_ids) as named (id)
     where p.withdrawn_at is null group by named.id`,
    [],
  );
  const byId = new Map(counts.map((row) => [row.id, row]));
  return {
    revision: structureRevision(structure),
    categories: structure.categories.map((node) => ({
      id: node.id,
      parent_id: node.parentId,
      name: node.name,
      url_key: node.urlKey,
      description: node.description,
      image: node.image,
      night_image: node.nightImage,
      children_from: node.childrenFrom,
      is_fixed: fixedCategoryIds.includes(node.id),
      is_room: isRoom(structure.categories, node.id),
      products: byId.get(node.id)?.products ?? 0,
      only_here: byId.get(node.id)?.only_here ?? 0,
    })),
  };
}

async function readAttributes(sql: Sql) {
  const structure = await readStructure(sql);
  const stated = await sql.query<{ code: string; categories: number[] }>(
    `select stated.code, array_agg(distinct named.id order by named.id)::int[] as categories
     from product p cross join lateral jsonb_object_keys(p.attributes) as stated (code)
       cross join lateral unnest(p.category_ids) as named (id)
     where p.withdrawn_at is null group by stated.code`,
    [],
  );
  const categoriesOf = new Map(stated.map(({ code, categories }) => [code, categories]));
  return {
    revision: structureRevision(structure),
    attributes: structure.attributes.map(({ code, label, inputType, unit, filterable, options }) => ({
      code,
      label,
      input_type: inputType,
      unit,
      filterable,
      options: [...options],
      category_ids: categoriesOf.get(code) ?? [],
    })),
  };
}
