import type { Area, SourceTree, Violation } from "./area.ts";
import { areas, environmentEntries, putInByBundler, testKit } from "./areas.ts";
import { type FoundImport, type ReadSource, readSource } from "./read-source.ts";
import { createResolver, type ImportTarget } from "./resolve-import.ts";

const SOURCE = /\.[cm]?[jt]sx?$/;
const TEST = /\.test\.tsx?$|\.test-d\.ts$|\/test\/|\/e2e\/|\/test-[^/]*\.tsx?$|\/fake-[^/]*\.ts$/;

/** Checks every source file of a tree against the table of areas. @returns the breaches, none when all is well */
export function checkTree(tree: SourceTree): Violation[] {
  const resolve = createResolver(tree);
  const violations: Violation[] = [];
  for (const [file, text] of tree.sources) {
    if (!SOURCE.test(file)) continue;
    const area = areaOf(file);
    if (area === undefined) {
      violations.push({
        file,
        line: 1,
        words: "no area lists this file: enter its package or folder in tooling/boundaries/areas",
      });
      continue;
    }
    const source = readSource(file, text);
    for (const found of source.imports) {
      const words = importFault(file, area, found, resolve);
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

function importFault(
  file: string,
  area: Area,
  found: FoundImport,
  resolve: (from: string, specifier: string) => ImportTarget,
) {
  if (found.specifier === undefined)
    return area.mayComputeImports ? undefined : "a computed import cannot be checked: write the path out";
  const target = resolve(file, found.specifier);
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
    else if (/^process\.env(?:\.|$)/.test(name) && !isEnvironment && !putInByBundler.has(name)) {
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
