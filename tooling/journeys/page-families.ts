import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Tells pages that share a stylesheet from others, by the first line of their files.
 * @param appFolder of an app that Next builds
 * @returns the name of an address's stylesheet; of an address without a page, or of a page without its own, ""
 */
export function stylesheetsOf(appFolder: string): (address: string) => string {
  const folder = join(appFolder, "src", "app");
  const pages = globSync("**/page.tsx", { cwd: folder }).map((file) => {
    const route = file.split(/[/\\]/).filter((segment) => !/^\(|^page\.tsx$/.test(segment));
    const isPage = new RegExp(`^/${route.map((part) => part.replace(/^\[.*\]$/, "[^/]+")).join("/")}$`);
    const [, stylesheet = ""] =
      /^import "([a-z]+)-stylesheet";/m.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    return { isPage, stylesheet };
  });
  return (address) => {
    const path = address.replace(/[?#].*/, "");
    return pages.find(({ isPage }) => isPage.test(path))?.stylesheet ?? "";
  };
}
