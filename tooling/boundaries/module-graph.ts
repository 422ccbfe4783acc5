import { type FoundImport, type ReadSource, readSource } from "./read-source.ts";
import { createResolver, type ImportTarget } from "./resolve-import.ts";
import type { SourceTree } from "./source-tree.ts";

/** One import with the place that it leads to. */
export interface ResolvedImport extends FoundImport {
  readonly specifier: string;
  readonly target: ImportTarget;
}

/** What the source files of a tree import and name, read once for every rule. */
export type ModuleGraph = ReadonlyMap<
  string,
  { readonly source: ReadSource; readonly imports: readonly ResolvedImport[] }
>;

export const SOURCE = /\.[cm]?[jt]sx?$/;
export const TEST = /\.test\.tsx?$|\.test-d\.ts$|\/test\/|\/e2e\/|\/test-[^/]*\.tsx?$|\/fake-[^/]*\.ts$/;

/** Reads every source file and resolves its imports; computed imports stay in `source.imports` only. */
export function readGraph(tree: SourceTree): ModuleGraph {
  const resolve = createResolver(tree);
  const graph = new Map<string, { source: ReadSource; imports: ResolvedImport[] }>();
  for (const [file, text] of tree.sources) {
    if (!SOURCE.test(file)) continue;
    const source = readSource(file, text);
    const imports = source.imports.flatMap((found) => {
      const { specifier } = found;
      return specifier === undefined ? [] : [{ ...found, specifier, target: resolve(file, specifier) }];
    });
    graph.set(file, { source, imports });
  }
  return graph;
}
