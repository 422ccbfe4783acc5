import { posix } from "node:path";
import type { ClientApp } from "./apps.ts";
import { at, type JsonObject, object } from "./json-object.ts";
import { sourceFiles } from "./source-text.ts";

const apiClient = "@precise/api-client/";
const contract = "@precise/contract/";

/** What makes calls; the desk's pages are in the door's image. */
export type Caller = ClientApp | "desk";

/**
 * The calls that an app may make: those that the functions of api-client which it or packages/web imports lead to, those
 * of the contract that it names, by the call or by its path, and the paths that its own code names.
 * @param document the OpenAPI document
 * @returns operation ids, sorted
 */
export function callsOf(app: Caller, document: JsonObject): readonly string[] {
  // Door and desk have nothing of the Next apps.
  const isNextApp = app === "shop" || app === "trade";
  const own = [...sourceFiles(`apps/${app}/src`), ...(isNextApp ? sourceFiles("packages/web/src") : [])];
  const modules = new Map(
    sourceFiles("packages/api-client/src").map(({ path, text }) => [path, readModule(text)]),
  );
  const contractModules = new Map(
    sourceFiles("packages/contract/src").map(({ path, text }) => [path, readModule(text)]),
  );
  const named = new Set<string>();
  const namedPaths = new Set<string | undefined>();
  const seen = new Set<string>();
  for (const { text } of own) {
    for (const { from, name } of readModule(text).imports.values()) {
      if (from.startsWith(apiClient))
        follow(`packages/api-client/src/${from.slice(apiClient.length)}.ts`, name);
      if (!from.startsWith(contract)) continue;
      named.add(name);
      const module = contractModules.get(`packages/contract/src/${from.slice(contract.length)}.ts`);
      namedPaths.add(/= "(\/api\/[^"]+)"/.exec(module?.declarations.get(name) ?? "")?.[1]);
    }
  }
  return operations(document)
    .filter(
      ({ id, path }) =>
        named.has(id) || namedPaths.has(path) || own.some(({ text }) => text.includes(`"${path}"`)),
    )
    .map(({ id }) => id)
    .toSorted();

  function follow(path: string, name: string): void {
    const module = modules.get(path);
    if (module === undefined || seen.has(`${path} ${name}`)) return;
    seen.add(`${path} ${name}`);
    for (const word of wordsOf(module, name)) {
      const source = module.imports.get(word);
      if (source === undefined) follow(path, word);
      else if (source.from.startsWith(contract)) named.add(source.name);
      else if (source.from.startsWith(".")) follow(posix.join(posix.dirname(path), source.from), source.name);
    }
  }
}

function wordsOf(module: Module, name: string): readonly string[] {
  const words = new Set(module.declarations.get(name)?.match(/\w+/g));
  return [...words].filter(
    (word) => word !== name && (module.imports.has(word) || module.declarations.has(word)),
  );
}

/** Every call of a document: operation id, path, method. */
export function operations(document: JsonObject): readonly { id: string; path: string; method: string }[] {
  return Object.entries(object(document.paths)).flatMap(([path, methods]) =>
    Object.entries(object(methods)).map(([method, call]) => ({
      id: String(at(call, "operationId")),
      path,
      method,
    })),
  );
}

/** What a module declares and imports, read from its text; our formatter keeps declarations at the beginning of a line. */
interface Module {
  /** The text of each declaration at its top, by name. */
  readonly declarations: ReadonlyMap<string, string>;
  /** Where each imported name comes from, by the name that it has here. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

const declaration =
  /^(?:export )?(?:default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm;
const importing = /^import (?:type )?\{([^}]*)\} from "([^"]+)"/gm;

/** Reads one. */
function readModule(text: string): Module {
  const starts = [...text.matchAll(declaration)];
  const declarations = new Map(
    starts.map((match, index) => [match[1] ?? "", text.slice(match.index, starts[index + 1]?.index)]),
  );
  const imports = new Map<string, { from: string; name: string }>();
  for (const [, names = "", from = ""] of text.matchAll(importing)) {
    for (const part of names.split(",")) {
      const [name = "", alias = name] = part
        .replace(/\btype\b/, "")
        .trim()
        .split(" as ");
      if (name !== "") imports.set(alias, { from, name });
    }
  }
  return { declarations, imports };
}
