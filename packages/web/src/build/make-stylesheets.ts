import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCompiler } from "@vanilla-extract/compiler";
import { modulesBySheet, styleFiles } from "./style-files.ts";
import { type Stylesheets, stylesheetFolder } from "./stylesheets.ts";

/**
 * Makes an app's stylesheets before `next build`. Turbopack would serve vanilla-extract's styles as a file per module,
 * fifty small requests on every page; all of them together are as small as one picture.
 */
export async function makeStylesheets(sheets: Stylesheets): Promise<void> {
  const routes = join(sheets.app, "src", "app");
  /** The development gallery shows components that no page of the app uses: they have a file of their own. */
  const gallery = join(routes, "dev");
  const pages = globSync("**/*.tsx", { cwd: routes })
    .map((file) => join(routes, file))
    .filter((file) => !file.startsWith(gallery))
    // The layout comes first: what is everywhere must be overridable by what is somewhere.
    .sort(
      (one, other) =>
        Number(other === join(routes, "layout.tsx")) - Number(one === join(routes, "layout.tsx")) ||
        one.localeCompare(other),
    );
  const cssOf = new Map<string, string>();
  const compiler = createCompiler({
    root: sheets.app,
    identifiers: "short",
    enableFileWatcher: false,
    cssImportSpecifier: (file, css) => {
      cssOf.set(file, css);
      return file;
    },
  });
  const write = async (name: string, files: readonly string[]) => {
    for (const file of files) await compiler.processVanillaFile(file);
    const folder = stylesheetFolder(sheets);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.css`), files.map((file) => cssOf.get(file) ?? "").join("\n"));
  };
  try {
    const bySheet = modulesBySheet(pages);
    const families = new Set(sheets.extra.flatMap((name) => bySheet.get(name) ?? []));
    const common = styleFiles(pages.filter((page) => !families.has(page)));
    const isElsewhere = (file: string) => !common.includes(file);
    await write(sheets.common, common);
    for (const name of sheets.extra) {
      await write(name, styleFiles(bySheet.get(name) ?? []).filter(isElsewhere));
    }
    if (sheets.gallery !== undefined) {
      const shown = globSync("**/*.tsx", { cwd: gallery }).map((file) => join(gallery, file));
      await write(sheets.gallery, styleFiles(shown).filter(isElsewhere));
    }
  } finally {
    await compiler.close();
  }
}
