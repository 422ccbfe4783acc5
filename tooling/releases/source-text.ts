import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";

/** Source files below a folder of the repository, without tests: path and text. */
export function sourceFiles(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const at = join(root, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(at, name), "utf8") }));
}
