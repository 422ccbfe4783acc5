import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCompiler } from "@vanilla-extract/compiler";
import { bringersOfSheets, styleFiles } from "./style-files.ts";
import { stylesheets } from "./stylesheets.ts";

/**
 * Makes the shop's stylesheets before `next build`. Turbopack would serve vanilla-extract's styles as a file per module,
 * fifty small requests on every page; all of them together are as small as one picture.
 */
const shop = join(import.meta.dirname, "..");
const app = join(shop, "src", "app");

/** The development gallery shows components that no page of the shop uses: they have a file of their own. */
const gallery = join(app, "dev");
const pages = globSync("**/*.tsx", { cwd: app })
  .map((file) => join(app, file))
  .filter((file) => !file.startsWith(gallery))
  // The layout comes first: what is everywhere must be overridable by what is somewhere.
  .sort(
    (one, other) =>
      Number(other === join(app, "layout.tsx")) - Number(one === join(app, "layout.tsx")) ||
      one.localeCompare(other),
  );

const compiler = createCompiler({
  root: shop,
  identifiers: "short",
  enableFileWatcher: false,
  cssImportSpecifier: (file, css) => {
    cssOf.set(file, css);
    return file;
  },
});
const cssOf = new Map<string, string>();

try {
  const bringers = bringersOfSheets(pages);
  const known: readonly string[] = stylesheets.besides;
  const families = new Set(known.flatMap((name) => bringers.get(name) ?? []));
  const ofShop = styleFiles(pages.filter((page) => !families.has(page)));
  const ofGallery = styleFiles(globSync("**/*.tsx", { cwd: gallery }).map((file) => join(gallery, file)));
  await write(stylesheets.shop, ofShop);
  for (const name of stylesheets.besides) {
    const files = styleFiles(bringers.get(name) ?? []).filter((file) => !ofShop.includes(file));
    await write(name, files);
  }
  await write(
    stylesheets.gallery,
    ofGallery.filter((file) => !ofShop.includes(file)),
  );
} finally {
  await compiler.close();
}

async function write(name: string, files: readonly string[]): Promise<void> {
  for (const file of files) await compiler.processVanillaFile(file);
  mkdirSync(stylesheets.folder, { recursive: true });
  writeFileSync(
    join(stylesheets.folder, `${name}.css`),
    files.map((file) => cssOf.get(file) ?? "").join("\n"),
  );
}
