import { isRecord } from "@precise/cart-core/json";
import type { CategoryNode } from "../structure.ts";
import type { RowErrors } from "./import-report.ts";
import { isEmpty, type Read, readText } from "./read-value.ts";
import { filled, positive, urlKey } from "./structure-values.ts";

/** Top, below it, and below that: deeper trees are not shown. */
const deepest = 3;

/** A picture that a category names; turned into a site path once it is measured. */
export interface CategoryPicture {
  readonly given: string;
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

/** Reads a category tree into a list in which parents stand before their children; what is wrong goes to `errors`. */
export function checkCategories(
  file: string,
  { line, value }: { line: number; value: unknown },
  errors: RowErrors,
  pictures: CategoryPicture[],
): CategoryNode[] {
  const nodes: CategoryNode[] = [];
  const seen = new Set<number>();

  const report = (field: string, reason: string) => errors.add({ file, line, field, reason });

  function walk(list: unknown, parentId: number | null, path: string, depth: number): void {
    if (!Array.isArray(list)) report(path, "must be a list of categories");
    else if (depth > deepest) report(path, `is more than ${deepest} levels deep`);
    else {
      for (const [at, entry] of list.entries()) {
        const here = `${path}.${at}`;
        if (isRecord(entry)) readCategory(entry, parentId, here, depth);
        else report(here, "must be a category");
      }
    }
  }

  function readCategory(
    entry: Record<string, unknown>,
    parentId: number | null,
    here: string,
    depth: number,
  ): void {
    function read<Value>(key: string, result: Read<Value>, otherwise: Value): Value {
      if ("value" in result) return result.value;
      report(`${here}.${key}`, result.reason);
      return otherwise;
    }
    function picture(key: "image" | "night_image"): string | null {
      const given = isEmpty(entry[key]) ? null : read(key, readText(entry[key], 300), "");
      if (given) pictures.push({ given, file, line, field: `${here}.${key}` });
      return given;
    }
    const id = read("id", positive(entry.id), 0);
    if (seen.has(id)) report(`${here}.id`, `two categories have the id ${id}`);
    seen.add(id);
    const image = picture("image");
    const nightImage = picture("night_image");
    if (nightImage && image === null) report(`${here}.night_image`, "needs a picture by day");
    nodes.push({
      id,
      parentId,
      name: read("name", filled(entry.name, 80), ""),
      urlKey: read("urlKey", urlKey(entry.urlKey), ""),
      image,
      nightImage,
      description: isEmpty(entry.description)
        ? null
        : read("description", readText(entry.description, 2_000), ""),
      childrenFrom: isEmpty(entry.childrenFrom)
        ? null
        : read("childrenFrom", positive(entry.childrenFrom), 0),
    });
    if (!isEmpty(entry.subcategories)) walk(entry.subcategories, id, `${here}.subcategories`, depth + 1);
  }

  walk(value, null, "categories", 1);
  for (const { id, childrenFrom } of nodes) {
    const isOther = childrenFrom === null || (seen.has(childrenFrom) && childrenFrom !== id);
    if (!isOther)
      report(
        "childrenFrom",
        `category ${id} shows the children of ${childrenFrom}, which is not another category`,
      );
  }
  return nodes;
}
