import { type PageName, type PageTexts, pageTexts } from "@precise/contract/desk/settings/page-texts";
import { pageOfTexts } from "@precise/contract/pages/page-documents";
import { pageSchemas } from "@precise/contract/pages/page-schemas";
import type * as z from "zod/mini";
import { loadPageTextsSet } from "#shop/base/server/company.ts";
import { content, type contentFiles } from "./content-files.ts";
import { currentFigures } from "./current-figures.ts";
import { type ContentFigures, withFigures } from "./figures.ts";

const files = {
  about: "about.yaml",
  board: "board.yaml",
  help: "help.yaml",
  terms: "terms.md",
  privacy: "privacy.md",
  voucher: "voucher.yaml",
  affiliates: "affiliates.yaml",
  design: "design.yaml",
  "tv-ad": "tv-ad.yaml",
} as const satisfies Readonly<Record<PageName, keyof typeof contentFiles>>;

/** A page as it is shown. */
type ShownPage<Page extends PageName> = z.infer<(typeof contentFiles)[(typeof files)[Page]]>;

/** What a page says: as it was set at the desk, else as the content file has it. @source decision 105 */
export async function loadPage<Page extends PageName>(page: Page): Promise<ShownPage<Page>> {
  const file = content(files[page]);
  const set = (await loadPageTextsSet())[page];
  const shown = set === undefined ? file : pageWith(page, file, set);
  return figuresIn(shown, await currentFigures()) as ShownPage<Page>;
}

/**
 * A page with its texts set; what no one sets at the desk, such as a film, stays the file's.
 * @param set by the names of their fields; those that this version cannot read leave the file's page
 */
export function pageWith<File extends object>(page: PageName, file: File, set: PageTexts): File {
  const read = pageSchemas[page].safeParse(pageOfTexts(page, set));
  if (!read.success) return file;
  const own = new Set(pageTexts[page].map(({ path }) => path.split(".")[0]));
  const kept = Object.entries(file).filter(([field]) => !own.has(field));
  // The schema of the page's file is that of its texts, with what is kept.
  return { ...Object.fromEntries(kept), ...read.data } as File;
}

/** Every text of a page with the figures that it names: titles and questions as well as paragraphs. */
function figuresIn(part: unknown, figures: ContentFigures): unknown {
  if (typeof part === "string") return withFigures(part, figures);
  if (Array.isArray(part)) return part.map((each) => figuresIn(each, figures));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, figuresIn(value, figures)]));
}
