/** A part of the repository with one set of import rules. The first area whose pattern fits a file is the file's. */
export interface Area {
  readonly name: string;
  /** Matched against the path from the root. A group named `part` splits the area: parts do not import each other. */
  readonly files: RegExp;
  /** The other parts that a part may import, by its name; never both ways. */
  readonly partsMayImport?: Readonly<Record<string, readonly string[]>>;
  /** Areas by name, `node` for Node's own modules, `npm:NAME` for a package of the registry. Its own area is understood. */
  readonly mayImport: readonly string[];
  /** Only with `import type`. */
  readonly mayImportTypesOf?: readonly string[];
  /** Globals that the area's code may not name, apart from its tests. */
  readonly forbiddenGlobals?: readonly string[];
  /** A script that runs on a developer's machine only may load what its arguments name. */
  readonly mayComputeImports?: boolean;
}
