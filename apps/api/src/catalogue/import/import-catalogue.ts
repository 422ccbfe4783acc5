import { dirname, extname, join } from "node:path";
import type { Database } from "../../database/port.ts";
import { readState } from "../memory/load-index.ts";
import { readStructure, type Structure } from "../structure.ts";
import type { CatalogueFile, FileStructure } from "./catalogue-file.ts";
import { sortedJson } from "./catalogue-product.ts";
import type { CategoryPicture } from "./check-categories.ts";
import { type CheckedRow, checkRows } from "./check-rows.ts";
import { checkStructure } from "./check-structure.ts";
import { type ImportProgress, type ImportReport, RowErrors, UnreadableFile } from "./import-report.ts";
import { openPictures, type PictureStore } from "./pictures.ts";
import { readCsvCatalogue } from "./read-csv-catalogue.ts";
import { readJsonCatalogue, readJsonStructure } from "./read-json-catalogue.ts";
import { changesNothing, saveCatalogue } from "./save-catalogue.ts";
import { listedSkus } from "./stored-products.ts";

/** What to import. Paths are absolute: the running api has another working folder than the operator. */
export interface ImportRequest {
  readonly file: string;
  /** Folder of the pictures; by default the folder `media` beside the file. That beside `structure` comes second. */
  readonly media?: string | undefined;
  /** A catalogue.json to take categories and attributes from. */
  readonly structure?: string | undefined;
  readonly dryRun: boolean;
  readonly ifEmpty: boolean;
  readonly keepStock: boolean;
  readonly keepUnlisted: boolean;
}

const mostExamples = 10;

/**
 * Imports a catalogue: checks every row, and when all are good saves them in one transaction; else it changes nothing.
 * @throws UnreadableFile, CatalogueMoved
 */
export async function importCatalogue(
  db: Database,
  dataFolder: string,
  request: ImportRequest,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportReport> {
  const listed = await listedSkus(db);
  if (request.ifEmpty && listed.size > 0) return { ...nothingDone, outcome: "not-empty" };

  const { contentVersion } = await readState(db);
  const before = await readStructure(db);
  const file = await openFile(request.file);
  const errors = new RowErrors();
  const pictures = await openPictures(db, dataFolder, pictureFolders(request));
  const given = request.structure ? await readJsonStructure(request.structure) : file.structure;
  const structure = await readyStructure(given, before, pictures, errors);
  // Without categories every row would be wrong in the same way; the reason is told once, and in words.
  if (structure.categories.length === 0 && errors.count === 0) throw noCategories(request.file);
  const rows = await checkRows({
    sql: db,
    file,
    structure,
    pictures,
    keepStock: request.keepStock,
    errors,
    onProgress,
  });

  const kept = new Set(rows.flatMap((row) => row.before?.id ?? []));
  const removedIds = request.keepUnlisted ? [] : [...listed.keys()].filter((id) => !kept.has(id));
  const structureChanged = sortedJson(structure) !== sortedJson(before);
  const report = reportOf(rows, removedIds, listed, structureChanged, pictures, errors);
  if (errors.count > 0) return { ...report, outcome: "refused" };
  if (request.dryRun) return { ...report, outcome: "checked" };

  const copied = await pictures.copyNew((share, done) => onProgress({ phase: "pictures", share, done }));
  const { keepStock } = request;
  const save = {
    rows,
    removedIds,
    structure,
    structureChanged,
    pictures,
    keepStock,
    comparedWith: contentVersion,
  };
  if (!changesNothing(save)) {
    await saveCatalogue(db, save, (share) => onProgress({ phase: "save", share, done: rows.length }));
  }
  return { ...report, outcome: "imported", pictures: { used: pictures.used(), copied } };
}

/** The categories of another file have their pictures beside that one. */
function pictureFolders({ file, media, structure }: ImportRequest): string[] {
  const beside = (path: string) => join(dirname(path), "media");
  const own = media ?? beside(file);
  return structure === undefined || beside(structure) === own ? [own] : [own, beside(structure)];
}

async function openFile(path: string): Promise<CatalogueFile> {
  const type = extname(path).toLowerCase();
  if (type === ".json") return readJsonCatalogue(path);
  if (type === ".csv") return readCsvCatalogue(path);
  throw new UnreadableFile(`${path} is neither a .json nor a .csv file`);
}

function noCategories(file: string): UnreadableFile {
  return new UnreadableFile(
    `${file} has no categories and the catalogue has none yet; name a catalogue.json with --structure`,
  );
}

/** The checked structure with the site paths of its pictures. */
async function readyStructure(
  given: FileStructure | undefined,
  before: Structure,
  pictures: PictureStore,
  errors: RowErrors,
): Promise<Structure> {
  const { structure, pictures: named } = checkStructure(given, before, errors);
  const urls = new Map(await Promise.all(named.map((one) => pictureUrl(one, pictures, errors))));
  return {
    ...structure,
    categories: structure.categories.map((category) => ({
      ...category,
      image: urls.get(category.id) ?? category.image,
    })),
  };
}

async function pictureUrl(named: CategoryPicture, pictures: PictureStore, errors: RowErrors) {
  const { categoryId, given, file, line, field } = named;
  const found = await pictures.find(given);
  if ("picture" in found) return [categoryId, found.picture.url] as const;
  errors.add({ file, line, field, reason: found.reason });
  return [categoryId, given] as const;
}

const nothingDone: ImportReport = {
  outcome: "checked",
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  examples: { added: [], changed: [], removed: [] },
  structureChanged: false,
  pictures: { used: 0, copied: 0 },
  errorCount: 0,
  errors: [],
};

function reportOf(
  rows: readonly CheckedRow[],
  removedIds: readonly number[],
  listed: ReadonlyMap<number, string>,
  structureChanged: boolean,
  pictures: PictureStore,
  errors: RowErrors,
): ImportReport {
  // A withdrawn product that comes back is new to shoppers.
  const added = rows.filter((row) => !row.before || row.before.isWithdrawn);
  const changed = rows.filter((row) => row.wanted && row.before && !row.before.isWithdrawn);
  const removed = removedIds.map((id) => listed.get(id) ?? String(id));
  return {
    outcome: "checked",
    rows: rows.length,
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - added.length - changed.length,
    removed: removed.length,
    examples: {
      added: added.slice(0, mostExamples).map((row) => row.sku),
      changed: changed.slice(0, mostExamples).map((row) => row.sku),
      removed: removed.slice(0, mostExamples),
    },
    structureChanged,
    pictures: { used: pictures.used(), copied: 0 },
    errorCount: errors.count,
    errors: errors.first.toSorted((a, b) => a.line - b.line),
  };
}
