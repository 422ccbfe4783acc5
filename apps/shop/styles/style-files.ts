import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, resolve } from "node:path";

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?(?:from\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/**
 * Every style file that these modules lead to, each after those that it needs itself: the order in which a browser must
 * read them. Follows relative imports and `@precise/*` packages; type-only imports lead nowhere.
 * @param entries absolute paths of modules, in the order in which they are to be read
 * @param read gives a module's source; another one in tests
 */
export function styleFiles(
  entries: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of importedBy(file, read(file))) visit(next);
    if (file.endsWith(".css.ts")) styles.push(file);
  };
  for (const entry of entries) visit(entry);
  return styles;
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
