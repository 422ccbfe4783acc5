import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageSchemas } from "@precise/contract/pages/page-schemas";
import type * as z from "zod/mini";
import { BadContent, type ContentFault } from "./content-fault.ts";
import * as schemas from "./content-schemas.ts";
import { readContentFile } from "./read-content-file.ts";

/** Every content file of a fixed name, and what it must hold. */
export const contentFiles = {
  "home.yaml": schemas.homePage,
  "inspiration.yaml": schemas.inspirationPage,
  "help.yaml": pageSchemas.help,
  "about.yaml": pageSchemas.about,
  "board.yaml": pageSchemas.board,
  "voucher.yaml": pageSchemas.voucher,
  "care.yaml": schemas.careTexts,
  "affiliates.yaml": pageSchemas.affiliates,
  "design.yaml": pageSchemas.design,
  "tv-ad.yaml": schemas.tvAdPage,
  "rooms/living.yaml": schemas.roomPage,
  "rooms/dining.yaml": schemas.roomPage,
  "rooms/bedroom.yaml": schemas.roomPage,
  "rooms/kitchen.yaml": schemas.roomPage,
  "rooms/office.yaml": schemas.roomPage,
  "terms.md": pageSchemas.terms,
  "privacy.md": pageSchemas.privacy,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>;

type ContentFile = keyof typeof contentFiles;

/** Where the content lies while the shop is built and while it runs: both start in its folder. */
export function contentFolder(): string {
  return join(process.cwd(), "content");
}

/** Files are read once; an editor who looks at a development server sees each change. */
const isDevelopment = process.env.NODE_ENV === "development";
const kept = new Map<string, unknown>();

function once<Value>(key: string, read: () => Value): Value {
  if (isDevelopment || !kept.has(key)) kept.set(key, read());
  // Each key means one reader.
  return kept.get(key) as Value;
}

/** A content file, decoded. @throws BadContent */
export function content<File extends ContentFile>(file: File): z.infer<(typeof contentFiles)[File]> {
  return once(file, () =>
    readContentFile(contentFiles[file], file, readFileSync(join(contentFolder(), file), "utf8")),
  ) as z.infer<(typeof contentFiles)[File]>;
}

/** An article with the end of its address. */
export interface NamedArticle {
  readonly slug: string;
  readonly article: schemas.Article;
}

/** Every article, in its order. @throws BadContent */
export function articles(): readonly NamedArticle[] {
  return once("articles", () => readArticles(contentFolder()));
}

function readArticles(folder: string): NamedArticle[] {
  return readdirSync(join(folder, "articles"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({
      slug: name.slice(0, -".md".length),
      article: readContentFile(
        schemas.article,
        `articles/${name}`,
        readFileSync(join(folder, "articles", name), "utf8"),
      ),
    }))
    .sort((one, other) => one.article.order - other.article.order);
}

/** Everything that is wrong in a folder of content; a missing file is wrong too. */
export function contentFaults(folder: string): ContentFault[] {
  const articleNames = readdirSync(join(folder, "articles")).filter((name) => name.endsWith(".md"));
  return [
    ...Object.entries(contentFiles).flatMap(([file, schema]) => faultsOf(schema, folder, file)),
    ...articleNames.flatMap((name) => faultsOf(schemas.article, folder, `articles/${name}`)),
  ];
}

function faultsOf(schema: z.ZodMiniType, folder: string, file: string): ContentFault[] {
  let source: string;
  try {
    source = readFileSync(join(folder, file), "utf8");
  } catch {
    // Whatever the reason, there is nothing to read.
    return [{ file, line: 1, field: "file", message: "is missing" }];
  }
  try {
    readContentFile(schema, file, source);
    return [];
  } catch (fault) {
    if (fault instanceof BadContent) return [...fault.faults];
    throw fault;
  }
}
