import type { Area } from "./areas/area.ts";
import { areas, bundlerConstants, environmentEntries, testKit } from "./areas/areas.ts";
import { type ModuleGraph, type ResolvedImport, SOURCE, TEST } from "./module-graph.ts";
import type { ReadSource } from "./read-source.ts";
import type { SourceTree, Violation } from "./source-tree.ts";

/** Checks every source file of a tree against the table of areas. @returns the faults, none when all is well */
export function checkTree(tree: SourceTree, graph: ModuleGraph): Violation[] {
  const violations: Violation[] = [];
  for (const [file, { source, imports }] of graph) {
    const area = areaOf(file);
    if (area === undefined) {
      violations.push({
        file,
        line: 1,
        words: "no area lists this file: enter its package or folder in tooling/boundaries/areas",
      });
      continue;
    }
    for (const found of source.imports) {
      if (found.specifier === undefined && !area.mayComputeImports)
        violations.push({
          file,
          line: found.line,
          words: "a computed import cannot be checked: write the path out",
        });
    }
    for (const found of imports) {
      const words = importFault(file, area, found) ?? pathFault(file, area, found);
      if (words !== undefined) violations.push({ file, line: found.line, words });
    }
    violations.push(...globalFaults(file, area, source));
  }
  violations.push(...unlistedPackages(tree));
  return violations;
}

/** The area of a file: the first one that lists it. */
export function areaOf(file: string): Area | undefined {
  return areas.find((area) => area.files.test(file));
}

/** A path that climbs far, or leads to another area or part of its app without the app's `#` name. */
function pathFault(file: string, area: Area, { specifier, target }: ResolvedImport) {
  // No dependency of a package: it would come into its image.
  if (target.kind === "file" && areaOf(target.path)?.name === "ports") return undefined;
  if (specifier.startsWith("../../../"))
    return `"${specifier}" climbs three folders: use a name of package.json`;
  const app = /^apps\/(?<name>shop|trade|desk|api)\/src\//.exec(file);
  if (app?.groups === undefined || target.kind !== "file" || !target.path.startsWith(app[0]))
    return undefined;
  const other = areaOf(target.path);
  const isNear = other?.name === area.name && partOf(area, file) === partOf(area, target.path);
  return isNear || !specifier.startsWith(".")
    ? undefined
    : `"${specifier}" leads to another area: write #${app.groups.name}/…`;
}

function importFault(file: string, area: Area, found: ResolvedImport) {
  const { target } = found;
  if (target.kind === "nothing") return target.words;
  const allowed = new Set(TEST.test(file) ? [...area.mayImport, ...testKit] : area.mayImport);
  if (found.isTypeOnly) for (const name of area.mayImportTypesOf ?? []) allowed.add(name);
  if (target.kind === "outside") {
    return allowed.has(target.name)
      ? undefined
      : `${area.name} may not import ${target.name.replace("npm:", "")}`;
  }
  const other = areaOf(target.path);
  if (other === undefined)
    return isSamePackage(file, target.path) ? undefined : `no area lists ${target.path}`;
  if (other.name !== area.name) {
    if (allowed.has(other.name)) return undefined;
    const withTypes = area.mayImportTypesOf?.includes(other.name) ? ", only its types" : "";
    return `${area.name} may not import ${other.name}${withTypes} ("${found.specifier}")`;
  }
  const [mine, theirs] = [partOf(area, file), partOf(area, target.path)];
  const isListed =
    mine !== undefined && theirs !== undefined && area.partsMayImport?.[mine]?.includes(theirs);
  return mine === theirs || isListed ? undefined : `${area.name}: "${mine}" may not import "${theirs}"`;
}

function globalFaults(file: string, area: Area, source: ReadSource): Violation[] {
  if (TEST.test(file)) return [];
  const faults: Violation[] = [];
  const isEnvironment =
    /(?:^|\/)env\.ts$/.test(file) || area.name === "tool-config" || environmentEntries.includes(file);
  const forbidden = new Set(area.forbiddenGlobals ?? []);
  for (const { name, line } of source.globals) {
    if (forbidden.has(name)) faults.push({ file, line, words: `${area.name} may not use ${name}` });
    else if (/^process\.env(?:\.|$)/.test(name) && !isEnvironment && !bundlerConstants.has(name)) {
      faults.push({ file, line, words: "process.env is read in env.ts only" });
    }
  }
  const processImport = source.imports.find((found) => found.specifier === "node:process");
  if (processImport !== undefined && !isEnvironment) {
    faults.push({
      file,
      line: processImport.line,
      words: "use the global process, so that process.env can be seen",
    });
  }
  return faults;
}

/** A package without a source file yet has nothing that could be checked: it must be listed all the same. */
function unlistedPackages(tree: SourceTree): Violation[] {
  const violations: Violation[] = [];
  for (const path of tree.sources.keys()) {
    const folder = /^((?:apps|packages|tooling)\/[^/]+)\/package\.json$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const isListed = [
      "src/x.ts",
      "src/x/x.ts",
      "src/app/x.ts",
      "src/main/x.ts",
      "src/components/x.ts",
      "x.ts",
    ].some((probe) => {
      const area = areaOf(`${folder}/${probe}`);
      return area !== undefined && area.name !== "tool-config";
    });
    if (!isListed)
      violations.push({
        file: path,
        line: 1,
        words: "no area lists this package: enter it in tooling/boundaries/areas",
      });
  }
  return violations;
}

function partOf(area: Area, file: string): string | undefined {
  return area.files.exec(file)?.groups?.part;
}

/** Pictures, fonts and JSON beside the sources belong to their package. */
function isSamePackage(file: string, other: string): boolean {
  const packageOf = (path: string) => path.split("/").slice(0, 2).join("/");
  return !SOURCE.test(other) && packageOf(file) === packageOf(other);
}
