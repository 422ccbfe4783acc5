import { dirname, join, normalize } from "node:path/posix";
import type { SourceTree } from "./source-tree.ts";

/** What an import leads to: a file of ours, a module of Node's, a package of the registry, or nothing. */
export type ImportTarget =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "outside"; readonly name: string }
  | { readonly kind: "nothing"; readonly words: string };

interface Manifest {
  readonly folder: string;
  readonly exports: unknown;
  /** Its own names for its own files: `#api/*`. */
  readonly imports: unknown;
}

/** Makes a resolver for one tree: relative paths, our packages by their `exports`, Node and the registry. */
export function createResolver(tree: SourceTree): (from: string, specifier: string) => ImportTarget {
  const manifests = readManifests(tree);
  const fileAt = (path: string, specifier: string): ImportTarget =>
    isThere(tree, path)
      ? { kind: "file", path }
      : { kind: "nothing", words: `"${specifier}" is no file: ${path} does not exist` };

  return (from, specifier) => {
    if (specifier.startsWith(".")) return fileAt(normalize(join(dirname(from), specifier)), specifier);
    if (specifier.startsWith("#")) {
      const folder = from.split("/").slice(0, 2).join("/");
      const own = [...manifests.values()].find((each) => each.folder === folder);
      const path = exportedPath(own?.imports, specifier);
      if (path === undefined) return { kind: "nothing", words: `its package does not name "${specifier}"` };
      return fileAt(normalize(join(folder, path)), specifier);
    }
    if (specifier.startsWith("node:")) return { kind: "outside", name: "node" };
    const name = packageNameOf(specifier);
    const manifest = manifests.get(name);
    if (manifest === undefined) {
      if (name.startsWith("@precise/")) return { kind: "nothing", words: `there is no package ${name}` };
      return { kind: "outside", name: `npm:${name}` };
    }
    const exported = exportedPath(manifest.exports, `.${specifier.slice(name.length)}`);
    if (exported === undefined) return { kind: "nothing", words: `${name} does not export "${specifier}"` };
    return fileAt(normalize(join(manifest.folder, exported)), specifier);
  };
}

/** What a build step makes is not there in a clean clone; its folder is named `generated` for that. */
function isThere(tree: SourceTree, path: string): boolean {
  return tree.paths.has(path) || path.includes("/generated/");
}

function packageNameOf(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}

function readManifests(tree: SourceTree): ReadonlyMap<string, Manifest> {
  const found = new Map<string, Manifest>();
  for (const [path, text] of tree.sources) {
    if (!path.endsWith("/package.json")) continue;
    const manifest: { name?: string; exports?: unknown; imports?: unknown } = JSON.parse(text);
    if (manifest.name !== undefined)
      found.set(manifest.name, {
        folder: dirname(path),
        exports: manifest.exports,
        imports: manifest.imports,
      });
  }
  return found;
}

/** The file behind one key of `exports`: written out before a pattern with `*`; conditions in the order written. */
function exportedPath(exported: unknown, key: string): string | undefined {
  if (typeof exported !== "object" || exported === null) return undefined;
  const targets = new Map<string, unknown>(Object.entries(exported));
  if (targets.has(key)) return firstPath(targets.get(key));
  for (const [pattern, target] of targets) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined || !key.startsWith(before) || !key.endsWith(after)) continue;
    if (key.length <= before.length + after.length) continue;
    return firstPath(target)?.replace("*", key.slice(before.length, key.length - after.length));
  }
  return undefined;
}

function firstPath(target: unknown): string | undefined {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return undefined;
  return Object.values(target)
    .map(firstPath)
    .find((path) => path !== undefined);
}
