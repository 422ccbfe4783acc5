import type { Sql } from "#api/platform/database/port.ts";

/** A category as the database holds it; its pictures are site paths. */
export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly urlKey: string;
  readonly image: string | null;
  /** The same by night. */
  readonly nightImage: string | null;
  readonly description: string | null;
  /** Shows that category's children and products as its own (70 does so with 14). */
  readonly childrenFrom: number | null;
}

export const inputTypes = ["select", "multiselect", "boolean", "number", "text"] as const;
export type InputType = (typeof inputTypes)[number];

/** What an attribute means and which values it may have. Option values are texts; booleans use "1" and "0". */
export interface AttributeMeta {
  readonly code: string;
  readonly label: string;
  readonly inputType: InputType;
  readonly unit: string | null;
  readonly filterable: boolean;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** Categories and attributes, each in the order to show: a parent stands before its children. */
export interface Structure {
  readonly categories: readonly CategoryNode[];
  readonly attributes: readonly AttributeMeta[];
}

interface CategoryRow {
  id: number;
  parent_id: number | null;
  name: string;
  url_key: string;
  image: string | null;
  night_image: string | null;
  description: string | null;
  children_from: number | null;
}

interface AttributeRow {
  code: string;
  label: string;
  input_type: InputType;
  unit: string | null;
  filterable: boolean;
  options: { label: string; value: string }[];
}

export async function readStructure(sql: Sql): Promise<Structure> {
  const [categories, attributes] = await Promise.all([
    sql.query<CategoryRow>(
      "select id, parent_id, name, url_key, image, night_image, description, children_from from category order by position",
      [],
    ),
    sql.query<AttributeRow>(
      "select code, label, input_type, unit, filterable, options from attribute order by position",
      [],
    ),
  ]);
  return {
    categories: categories.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      name: row.name,
      urlKey: row.url_key,
      image: row.image,
      nightImage: row.night_image,
      description: row.description,
      childrenFrom: row.children_from,
    })),
    attributes: attributes.map((row) => ({
      code: row.code,
      label: row.label,
      inputType: row.input_type,
      unit: row.unit,
      filterable: row.filterable,
      // jsonb sorts its keys: the order of ours is fixed here, so that structures can be compared as text.
      options: row.options.map(({ label, value }) => ({ label, value })),
    })),
  };
}

/** Replaces categories and attributes as a whole. */
export async function writeStructure(tx: Sql, structure: Structure): Promise<void> {
  await tx.query("delete from category", []);
  await tx.query("delete from attribute", []);
  await tx.query(
    `insert into category (id, parent_id, position, name, url_key, image, night_image, description, children_from)
     select id, parent_id, position, name, url_key, image, night_image, description, children_from
     from jsonb_to_recordset($1::text::jsonb) as given (id int, parent_id int, position int, name text, url_key text,
       image text, night_image text, description text, children_from int)`,
    [
      JSON.stringify(
        structure.categories.map((category, position) => ({
          id: category.id,
          parent_id: category.parentId,
          position,
          name: category.name,
          url_key: category.urlKey,
          image: category.image,
          night_image: category.nightImage,
          description: category.description,
          children_from: category.childrenFrom,
        })),
      ),
    ],
  );
  await tx.query(
    `insert into attribute (code, position, label, input_type, unit, filterable, options)
     select code, position, label, input_type, unit, filterable, options
     from jsonb_to_recordset($1::text::jsonb) as given (code text, position int, label text, input_type text, unit text,
       filterable boolean, options jsonb)`,
    [
      JSON.stringify(
        structure.attributes.map((attribute, position) => ({
          code: attribute.code,
          position,
          label: attribute.label,
          input_type: attribute.inputType,
          unit: attribute.unit,
          filterable: attribute.filterable,
          options: attribute.options,
        })),
      ),
    ],
  );
}
