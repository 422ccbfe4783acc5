interface Module {
  /** Ids of the modules that import it. */
  readonly importers: ReadonlySet<string>;
}

/** The part of vitest's module runner that an import anew needs. */
export interface ModuleGraph {
  readonly idToModuleMap: ReadonlyMap<string, Module>;
  readonly fileToModulesMap: ReadonlyMap<string, ReadonlySet<Module>>;
  invalidateModule(module: Module): void;
}

/** The module of a source file, and all that import it, are evaluated again at their next import. */
export function forgetModules(graph: ModuleGraph, source: string): void {
  const forgotten = new Set(graph.fileToModulesMap.get(source));
  for (const module of forgotten) {
    for (const importer of module.importers) {
      const found = graph.idToModuleMap.get(importer);
      if (found) forgotten.add(found);
    }
    graph.invalidateModule(module);
  }
}
