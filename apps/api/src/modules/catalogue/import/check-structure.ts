import type { Structure } from "../structure.ts";
import type { FileStructure } from "./catalogue-file.ts";
import { checkAttributes } from "./check-attributes.ts";
import { type CategoryPicture, checkCategories } from "./check-categories.ts";
import type { RowErrors } from "./import-report.ts";

/**
 * Checks categories and attributes of a file. What the file does not name stays as it is.
 * @returns the whole structure after the import, its category pictures still as the file gives them
 */
export function checkStructure(
  given: FileStructure | undefined,
  before: Structure,
  errors: RowErrors,
): { structure: Structure; pictures: CategoryPicture[] } {
  const pictures: CategoryPicture[] = [];
  const categories = given?.categories
    ? checkCategories(given.file, given.categories, errors, pictures)
    : before.categories;
  const attributes = given?.attributes
    ? checkAttributes(given.file, given.attributes, errors)
    : before.attributes;
  return { structure: { categories, attributes }, pictures };
}
