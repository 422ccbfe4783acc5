import { basename, dirname, extname, join } from "node:path";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { AuditEntry } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { readState } from "../memory/load-index.ts";
import { readStructure, type Structure } from "../structure.ts";
import type { CatalogueFile, FileStructure } from "./catalogue-file.ts";
import { sortedJson } from "./catalogue-product.ts";
import { checkAttributes } from "./check-attributes.ts";
import { type CategoryPicture, checkCategories } from "./check-categories.ts";
import { type CheckedRow, checkRows } from "./check-rows.ts";
import { fileHash } from "./file-hash.ts";
import { type ImportProgress, type ImportReport, RowErrors, UnreadableFile } from "./import-report.ts";
import { planStock } from "./import-stock.ts";
import { openPictures, type PictureStore } from "./pictures.ts";
import { readCsvCatalogue } from "./read-csv-catalogue.ts";
import { readJsonCatalogue, readJsonStructure } from "./read-json-catalogue.ts";
import { notEmpty, reportOf } from "./report-of-import.ts";
import { changesContent, saveCatalogue } from "./save-catalogue.ts";
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
  /** The file's pieces are not heeded for products that are there. */
  readonly keepStock: boolean;
  /** They are the truth, whatever was sold since; else they count by their difference to `stock_seen`. */
  readonly setStock: boolean;
  /** Takes off sale what the file does not name. */
  readonly withdrawUnlisted: boolean;
  /** Yes to that, where it is a small part of the catalogue. */
  readonly confirmed: boolean;
  /** Yes to that, with how many there are: needed where they are more. */
  readonly confirmedWithdrawals?: number | undefined;
  /** Who imports, for the audit. */
  readonly by: Actor;
}

/**
 * Imports a catalogue: checks every row, and when all are good saves them in one transaction; else it changes nothing.
 * @throws UnreadableFile, CatalogueMoved
 */
export async function importCatalogue(
  db: Database,
  files: ShopFiles,
  request: ImportRequest,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportReport> {
  const { contentVersion } = await readState(db);
  const listed = await listedSkus(db);
  if (request.ifEmpty && listed.size > 0) return notEmpty;

  const before = await readStructure(db);
  const file = await openFile(request.file);
  const hash = await fileHash(request.file);
  const errors = new RowErrors();
  const pictures = await openPictures(db, files, pictureFolders(request));
  const fileStructure = request.structure ? await readJsonStructure(request.structure) : file.structure;
  const structure = await readyStructure(fileStructure, before, pictures, errors);
  // Without categories every row would be wrong in the same way; the reason is reported once, in words.
  if (structure.categories.length === 0 && errors.count === 0) throw noCategories(request.file);
  const { keepStock, setStock } = request;
  const checked = await checkRows({
    sql: db,
    file,
    structure,
    pictures,
    stock: { keepStock, setStock, fileSource: `file:${hash.slice(0, 32)}` },
    errors,
    onProgress,
  });

  const named = new Set(checked.flatMap((row) => row.before?.id ?? []));
  const unnamed = [...listed.keys()].filter((id) => !named.has(id));
  const removedIds = request.withdrawUnlisted ? unnamed : [];
  const staying = request.withdrawUnlisted ? [] : unnamed;
  const rows = inPlace(checked, staying.length === 0);
  const structureChanged = sortedJson(structure) !== sortedJson(before);
  if (fileStructure && structureChanged) await refuseHomeless(db, fileStructure, structure, staying, errors);
  const stock = rows.flatMap((row) => row.stock ?? []);
  const plan = await planStock(db, stock);
  const report = reportOf({
    rows,
    listed,
    removedIds,
    unlisted: staying.length,
    structureChanged,
    pictures,
    errors,
    movedIds: new Set(plan.moves.keys()),
    stock: plan.report,
  });
  if (errors.count > 0) return { ...report, outcome: "refused" };
  if (request.dryRun) return { ...report, outcome: "checked" };
  if (!mayWithdraw(report, request)) return { ...report, outcome: "unconfirmed" };

  const copied = await pictures.copyNew((share, done) => onProgress({ phase: "pictures", share, done }));
  const done = { ...report, outcome: "imported", pictures: { used: pictures.used(), copied } } as const;
  const save = { rows, removedIds, structure, structureChanged, pictures, stock };
  if (!changesContent(save) && plan.moves.size === 0) return done;
  const audit = auditOf(request, hash, listed.size, report);
  const { moves: _, ...moved } = await saveCatalogue(
    db,
    { ...save, audit, comparedWith: contentVersion },
    (share) => onProgress({ phase: "save", share, done: rows.length }),
  );
  return { ...done, stock: { ...report.stock, ...moved } };
}

/** A file that names only some products, or only some of their columns, does not say in which order they stand. */
function inPlace(rows: readonly CheckedRow[], namesAll: boolean): readonly CheckedRow[] {
  if (namesAll && rows.every((row) => row.isWhole)) return rows;
  return rows.map((row) => ({ ...row, position: row.before?.position ?? row.position }));
}

function mayWithdraw({ removed, needsCount }: ImportReport, request: ImportRequest): boolean {
  const { confirmed, confirmedWithdrawals } = request;
  if (removed === 0) return true;
  return confirmedWithdrawals === undefined ? confirmed && !needsCount : confirmedWithdrawals === removed;
}

/** What the audit says of an import: the file, and what became of the catalogue. */
function auditOf(
  { by, file, structure }: ImportRequest,
  hash: string,
  listed: number,
  { added, changed, removed, structureChanged }: ImportReport,
): (stock: { moved: number; clamped: readonly unknown[] }) => AuditEntry {
  return ({ moved, clamped }) => ({
    actor: by,
    act: "catalogue.import",
    subject: "catalogue",
    before: { listed },
    after: {
      file: basename(file),
      sha256: hash,
      ...(structure === undefined ? {} : { structure: basename(structure) }),
      listed: listed + added - removed,
      added,
      changed,
      withdrawn: removed,
      stock_moved: moved,
      ...(clamped.length > 0 ? { stock_clamped: clamped.length } : {}),
      ...(structureChanged ? { structure_changed: true } : {}),
    },
  });
}

/** A product that stays on sale must not lose all of its categories with the file's structure. */
async function refuseHomeless(
  sql: Sql,
  fileStructure: FileStructure,
  { categories }: Structure,
  staying: readonly number[],
  errors: RowErrors,
): Promise<void> {
  const homeless = await sql.query<{ sku: string }>(
    "select sku from product where id = any($1::int[]) and not category_ids && $2::int[] order by id",
    [staying, categories.map(({ id }) => id)],
  );
  if (homeless.length === 0) return;
  const some = homeless.slice(0, 5).map(({ sku }) => sku);
  const named = `${some.join(", ")}${homeless.length > some.length ? ", …" : ""}`;
  errors.add({
    file: fileStructure.file,
    line: fileStructure.categories?.line ?? 1,
    field: "categories",
    reason: `removes every category of ${homeless.length} products that stay on sale (${named}); list these products in the file, keep the categories, or use --withdraw-unlisted`,
  });
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
  throw new UnreadableFile(`${path} is not a .json or .csv file`);
}

function noCategories(file: string): UnreadableFile {
  return new UnreadableFile(
    `${file} has no categories, and the catalogue has none yet; give a catalogue.json with --structure`,
  );
}

/** The checked structure with the site paths of its pictures. */
async function readyStructure(
  fileStructure: FileStructure | undefined,
  before: Structure,
  pictures: PictureStore,
  errors: RowErrors,
): Promise<Structure> {
  const { structure, pictures: named } = checkStructure(fileStructure, before, errors);
  const urls = new Map(await Promise.all(named.map((one) => pictureUrl(one, pictures, errors))));
  // Categories that the file does not name have site paths already.
  const sitePath = (path: string | null) => (path === null ? null : (urls.get(path) ?? path));
  return {
    ...structure,
    categories: structure.categories.map((category) => ({
      ...category,
      image: sitePath(category.image),
      nightImage: sitePath(category.nightImage),
    })),
  };
}

async function pictureUrl(named: CategoryPicture, pictures: PictureStore, errors: RowErrors) {
  const { name, file, line, field } = named;
  const found = await pictures.find(name);
  if ("picture" in found) return [name, found.picture.url] as const;
  errors.add({ file, line, field, reason: found.reason });
  return [name, name] as const;
}

/**
 * Checks categories and attributes of a file. What the file does not name stays as it is.
 * @returns the whole structure after the import, its category pictures still as the file gives them
 */
function checkStructure(
  fileStructure: FileStructure | undefined,
  before: Structure,
  errors: RowErrors,
): { structure: Structure; pictures: CategoryPicture[] } {
  const pictures: CategoryPicture[] = [];
  const categories = fileStructure?.categories
    ? checkCategories(fileStructure.file, fileStructure.categories, errors, pictures)
    : before.categories;
  const attributes = fileStructure?.attributes
    ? checkAttributes(fileStructure.file, fileStructure.attributes, errors)
    : before.attributes;
  return { structure: { categories, attributes }, pictures };
}
