import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PageName, type PageTexts, pageNames } from "@precise/contract/desk/settings/page-texts";
import { textsOfPage } from "@precise/contract/pages/page-documents";
import { parse } from "yaml";

/** Texts of pages as the shop's content files say them. */
export type PageFiles = Readonly<Partial<Record<PageName, PageTexts>>>;

/** The shop's own files: its build checks what is in them. */
const folder = join(import.meta.dirname, "../../../../shop/content");
const extensions: Readonly<Partial<Record<PageName, "md">>> = { terms: "md", privacy: "md" };

/** Reads what the pages say where nothing was set at the desk; a page whose file is not there begins empty at the desk. */
export async function readPageFiles(): Promise<PageFiles> {
  const read = await Promise.all(
    pageNames.map(async (page) => {
      const source = await readFile(join(folder, `${page}.${extensions[page] ?? "yaml"}`), "utf8").catch(
        () => undefined,
      );
      return source === undefined ? [] : [[page, textsOfPage(page, rawOf(source))] as const];
    }),
  );
  return Object.fromEntries(read.flat());
}

/** YAML, or Markdown below YAML between two lines of `---`. */
function rawOf(source: string): Record<string, unknown> {
  const [head = "", yaml] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source) ?? [];
  if (yaml === undefined) return parse(source) as Record<string, unknown>;
  return { ...(parse(yaml) as Record<string, unknown>), text: source.slice(head.length) };
}
