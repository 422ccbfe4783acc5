import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, resolve } from "node:path";

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?(?:from\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

const sheetImport = /^import "(?<sheet>(?!(?:shop|trade)-)[a-z]+)-stylesheet";$/m;

/** The name of the stylesheet that a module adds to the app's own; null where it adds none. */
function sheetOf(source: string): string | null {
  return sheetImport.exec(source)?.groups?.sheet ?? null;
}

/**
 * Every style file that these modules lead to, each after those that it needs itself: the order in which a browser must
 * read them. Follows relative imports, an app's own `#…` names and `@precise/*` packages; type-only imports lead nowhere,
 * nor do modules that bring a stylesheet of their own, unless they are entries.
 * @param entries absolute paths of modules, in the order in which they are to be read
 * @param read gives a module's source; another one in tests
 */
export function styleFiles(
  entries: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): string[] {
  return follow(entries, read).styles;
}

/**
 * The modules, among these and what they lead to, that add a stylesheet to the app's own: pages of one family, or
 * what is loaded on first use. Their styles are in that sheet, unless every page needs them.
 * @returns paths by the name of the sheet
 */
export function modulesBySheet(
  entries: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): Map<string, string[]> {
  const bySheet = follow(entries, read).bySheet;
  for (const entry of entries) {
    const sheet = sheetOf(read(entry));
    if (sheet !== null) bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), entry]);
  }
  return bySheet;
}

function follow(entries: readonly string[], read: (file: string) => string) {
  const seen = new Set<string>();
  const styles: string[] = [];
  const bySheet = new Map<string, string[]>();
  const visit = (file: string, isEntry: boolean) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = read(file);
    const sheet = sheetOf(source);
    if (!isEntry && sheet !== null) {
      bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), file]);
      return;
    }
    for (const next of importedBy(file, source)) visit(next, false);
    if (file.endsWith(".css.ts")) styles.push(file);
  };
  for (const entry of entries) visit(entry, true);
  return { styles, bySheet };
}

function importedBy(file: string, source: string): string[] {
  return [...source.matchAll(importPattern)].flatMap(([statement, fixed, lazy]) => {
    const specifier = fixed ?? lazy ?? "";
    if (/^\s*(?:import|export)\s+type\b/.test(statement)) return [];
    if (/^(?:@precise|#[a-z]+)\//.test(specifier)) return createRequire(file).resolve(specifier);
    const target = resolve(dirname(file), specifier);
    return specifier.startsWith(".") && /^\.tsx?$/.test(extname(specifier)) && existsSync(target)
      ? [target]
      : [];
  });
}
