/** What a module declares and imports, read from its text; our formatter keeps declarations at the beginning of a line. */
export interface Module {
  /** The text of each declaration at its top, by name. */
  readonly declarations: ReadonlyMap<string, string>;
  /** Where each imported name comes from, by the name that it has here. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

const declaration =
  /^(?:export )?(?:default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm;
const importing = /^import (?:type )?\{([^}]*)\} from "([^"]+)"/gm;

/** Reads one. */
export function readModule(text: string): Module {
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
