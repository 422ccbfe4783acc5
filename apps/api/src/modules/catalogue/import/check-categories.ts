import { isRecord } from "@precise/cart-core/json";
import * as z from "zod/mini";
import type { CategoryNode } from "../structure.ts";
import { filled, id, text } from "./cells.ts";
import type { RowErrors } from "./import-report.ts";
import { type Columns, type Report, readColumns } from "./read-columns.ts";
import { isEmpty } from "./read-value.ts";

/** Top, below it, and below that: deeper trees are not shown. */
const deepest = 3;

const positiveId = id.check(z.positive({ error: "must be 1 or more" }));
const urlKey = z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) => `"${input}" must be like wall-lights`,
});
const columns = {
  id: ["id", positiveId],
  image: ["image", text(300), null],
  nightImage: ["night_image", text(300), null],
  name: ["name", filled(text(80))],
  urlKey: ["urlKey", filled(text(80).check(urlKey))],
  description: ["description", text(2_000), null],
  childrenFrom: ["childrenFrom", positiveId, null],
} satisfies Columns;

/** A category that is refused keeps its place, so that the products in it are not refused for its sake. */
const refused = { id: 0, image: "", nightImage: "", name: "", urlKey: "", description: "", childrenFrom: 0 };

/** A picture that a category names; turned into a site path once it is measured. */
export interface CategoryPicture {
  readonly name: string;
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
    const fault: Report = (field, reason) => report(`${here}.${field}`, reason);
    const category = { ...refused, ...readColumns(columns, entry, fault), parentId };
    const { id, image, nightImage } = category;
    if (seen.has(id)) fault("id", `two categories have the id ${id}`);
    seen.add(id);
    if (image) pictures.push({ name: image, file, line, field: `${here}.image` });
    if (nightImage) pictures.push({ name: nightImage, file, line, field: `${here}.night_image` });
    if (nightImage && image === null) fault("night_image", "needs a picture by day");
    nodes.push(category);
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
