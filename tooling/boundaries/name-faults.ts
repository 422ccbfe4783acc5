import type { SourceTree } from "./source-tree.ts";
import { eachNode, isNode, parseSource, type SyntaxNode } from "./syntax-tree.ts";

const EMPTY_NAMES = new Set(["wish", "given", "made", "asked", "ran"]);
/** Fields of the wire, which may be taken out of what holds them by their own name. */
const FIELDS = new Set(["wish", "asked"]);
const CODE = /\.[cm]?[jt]sx?$/;
/** A cheap look before a file is parsed: one of the words with what may follow a name, on a line that is no comment. */
const PERHAPS = /^(?!\s*(?:\*|\/\/)).*\b(?:wish|given|made|asked|ran)\s*(?:[=,:)\]}?;(]|of\b|in\b|from\b)/m;

/** Declarations by a name that says only that something came or was done: what it is, is its name. */
export function nameFaults({ sources }: SourceTree): string[] {
  return [...sources].flatMap(([path, text]) =>
    CODE.test(path) && PERHAPS.test(text)
      ? declaredIn(parseSource(path, text))
          .filter(({ name }) => EMPTY_NAMES.has(name))
          .map(({ name, start }) => {
            const line = text.slice(0, start).split("\n").length;
            return `${path}:${line} "${name}" names nothing: say input, result, or what it is`;
          })
      : [],
  );
}

interface DeclaredName {
  readonly name: string;
  readonly start: number;
}

function declaredIn(node: SyntaxNode): DeclaredName[] {
  const found = patternsOf(node).flatMap(namesOf);
  for (const child of Object.values(node)) eachNode(child, (each) => found.push(...declaredIn(each)));
  return found;
}

/** What a node declares: variables, functions, parameters (also of types), imports and what is caught. */
function patternsOf({ type, id, params, local, param }: SyntaxNode): SyntaxNode[] {
  if (/^Import\w*Specifier$/.test(type)) return [local].filter(isNode);
  if (type === "CatchClause") return [param].filter(isNode);
  const parameters = Array.isArray(params) ? params.filter(isNode) : [];
  return /^VariableDeclarator$|Function/.test(type) ? [id, ...parameters].filter(isNode) : parameters;
}

function namesOf(pattern: SyntaxNode): DeclaredName[] {
  const { type, name, start, shorthand, value } = pattern;
  if (type === "Identifier") return [{ name: String(name), start }];
  if (type === "Property" && isNode(value)) {
    const names = namesOf(value);
    return shorthand === true ? names.filter((each) => !FIELDS.has(each.name)) : names;
  }
  return [pattern.properties, pattern.elements, pattern.left, pattern.argument, pattern.parameter].flatMap(
    (part) => {
      const names: DeclaredName[] = [];
      eachNode(part, (each) => names.push(...namesOf(each)));
      return names;
    },
  );
}
