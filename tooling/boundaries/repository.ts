import { join } from "node:path";
import { type ModuleGraph, readGraph } from "./module-graph.ts";
import { readTree } from "./read-tree.ts";
import type { SourceTree } from "./source-tree.ts";

let tree: SourceTree | undefined;
let graph: ModuleGraph | undefined;

/** This repository, read once for all checks of a process. */
export function repository(): SourceTree {
  tree ??= readTree(join(import.meta.dirname, "..", ".."));
  return tree;
}

/** What its files import, read once like the files. */
export function repositoryGraph(): ModuleGraph {
  graph ??= readGraph(repository());
  return graph;
}
