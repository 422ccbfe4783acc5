import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, resolve } from "node:path";

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?(?:from\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

const bringsLaterSheet = /^import "later-stylesheet";$/m;

/**
 * Every style file that these modules lead to, each after those that it needs itself: the order in which a browser must
 * read them. Follows relative imports and `@precise/*` packages; type-only imports lead nowhere, nor do modules that
 * bring the later stylesheet, unless they are entries.
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
 * Modules that these lead to and that bring the later stylesheet themselves: what is fetched when somebody turns to it.
 * Their styles stand in that sheet, unless a page needs them from the start.
 */
export function laterModules(
  entries: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): string[] {
  return follow(entries, read).later;
}

function follow(entries: readonly string[], read: (file: string) => string) {
  const seen = new Set<string>();
  const styles: string[] = [];
  const later: string[] = [];
  const visit = (file: string, isEntry: boolean) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = read(file);
    if (!isEntry && bringsLaterSheet.test(source)) {
      later.push(file);
      return;
    }
    for (const next of importedBy(file, source)) visit(next, false);
    if (file.endsWith(".css.ts")) styles.push(file);
  };
  for (const entry of entries) visit(entry, true);
  return { styles, later };
}

function importedBy(file: string, source: string): string[] {
  return [...source.matchAll(importPattern)].flatMap(([statement, fixed, lazy]) => {
    const specifier = fixed ?? lazy ?? "";
    if (/^\s*(?:import|export)\s+type\b/.test(statement)) return [];
    if (specifier.startsWith("@precise/")) return createRequire(file).resolve(specifier);
    const target = resolve(dirname(file), specifier);
    return specifier.startsWith(".") && /^\.tsx?$/.test(extname(specifier)) && existsSync(target)
      ? [target]
      : [];
  });
}
