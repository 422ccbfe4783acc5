import { eachNode, isNode, parseSource, type SyntaxNode } from "./syntax-tree.ts";

/** One import, export-from, dynamic import or require of a file. */
export interface FoundImport {
  /** Undefined when it is computed and so cannot be checked. */
  readonly specifier: string | undefined;
  readonly isTypeOnly: boolean;
  /** Loaded when the code comes to it: `import(…)`. */
  readonly isLazy: boolean;
  readonly line: number;
}

/** A global that the file's code names, `Math.random` and `process.env` with their member. */
export interface FoundGlobal {
  readonly name: string;
  readonly line: number;
}

export interface ReadSource {
  readonly imports: readonly FoundImport[];
  readonly globals: readonly FoundGlobal[];
}

/** Nodes of TypeScript that hold code, not only types; every other TS… node is a type and names no global. */
const TYPED_CODE = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
  "TSParameterProperty",
  "TSExportAssignment",
]);

/**
 * Reads what a file imports and which names of the outside world its code uses.
 * @throws Error when the file cannot be parsed
 */
export function readSource(file: string, text: string): ReadSource {
  const imports: FoundImport[] = [];
  const globals: FoundGlobal[] = [];
  const lineOf = (node: SyntaxNode) => text.slice(0, node.start).split("\n").length;
  const addImport = (node: SyntaxNode, source: unknown, isTypeOnly: boolean) => {
    const isLazy = node.type === "ImportExpression";
    imports.push({ specifier: literalOf(source), isTypeOnly, isLazy, line: lineOf(node) });
  };

  const visit = (node: SyntaxNode): void => {
    switch (node.type) {
      case "ImportDeclaration":
        addImport(node, node.source, node.importKind === "type" || areAllTypes(node.specifiers));
        return;
      case "ExportAllDeclaration":
        addImport(node, node.source, node.exportKind === "type");
        return;
      case "ExportNamedDeclaration":
        if (isNode(node.source)) {
          addImport(node, node.source, node.exportKind === "type");
          return;
        }
        break;
      case "ImportExpression":
        addImport(node, node.source, false);
        return;
      case "TSImportType":
        addImport(node, node.source ?? node.argument, true);
        return;
      case "CallExpression":
        if (isNamed(node.callee, "require") && Array.isArray(node.arguments))
          addImport(node, node.arguments[0], false);
        break;
      case "MemberExpression": {
        const owner = node.object;
        const path = pathOf(node);
        if (path !== undefined) globals.push({ name: path, line: lineOf(node) });
        // Kept whole, so that one rule can distinguish a bundler's constant from a setting.
        if (path?.startsWith("process.env.")) return;
        visitValue(owner);
        if (node.computed === true) visitValue(node.property);
        return;
      }
      case "Identifier":
      case "JSXIdentifier":
        globals.push({ name: String(node.name), line: lineOf(node) });
        visitTypes(node.typeAnnotation);
        return;
      case "Property":
      case "PropertyDefinition":
      case "MethodDefinition":
        if (node.computed === true) visitValue(node.key);
        for (const [key, value] of Object.entries(node)) if (key !== "key") visitValue(value);
        return;
      default:
    }
    const isTypes = node.type.startsWith("TS") && !TYPED_CODE.has(node.type);
    for (const value of Object.values(node)) {
      if (isTypes) visitTypes(value);
      else visitValue(value);
    }
  };
  const visitValue = (value: unknown): void => eachNode(value, visit);
  /** Inside a type only `import("…")` matters. */
  const visitTypes = (value: unknown): void =>
    eachNode(value, (node) => {
      if (node.type === "TSImportType") visit(node);
      else Object.values(node).forEach(visitTypes);
    });

  visit(parseSource(file, text));
  return { imports, globals };
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === "Identifier" && value.name === name;
}

function literalOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === "Literal" && typeof value.value === "string") return value.value;
  if (value.type === "TSLiteralType") return literalOf(value.literal);
  return undefined;
}

/** `process.env.PORT` of the nodes that say it; undefined when it does not begin with a name. */
function pathOf(node: SyntaxNode): string | undefined {
  if (node.type === "Identifier") return String(node.name);
  if (node.type !== "MemberExpression" || !isNode(node.object)) return undefined;
  const owner = pathOf(node.object);
  return owner === undefined ? undefined : `${owner}.${memberOf(node)}`;
}

function memberOf(node: SyntaxNode): string {
  if (!isNode(node.property)) return "";
  return node.computed === true ? (literalOf(node.property) ?? "") : String(node.property.name ?? "");
}

/** `import { type A, type B } from …`; a bare `import "…"` runs code and is none. */
function areAllTypes(specifiers: unknown): boolean {
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every((each: unknown) => isNode(each) && each.importKind === "type");
}
