import { parseSync } from "oxc-parser";

/** A node of the tree that oxc makes of a file; its other members depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** @throws Error when the file cannot be parsed */
export function parseSource(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  if (!isNode(program)) throw new Error(`${file} has no syntax tree`);
  return program;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Visits the nodes that a value holds, one after the other: itself when it is one, those of a list. */
export function eachNode(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const each of value) eachNode(each, visit);
  else if (isNode(value)) visit(value);
}

/** What strings and templates hold, template by template. */
export function textsOf(node: SyntaxNode): string[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateElement") {
    const { raw } = node.value as { readonly raw: string };
    return [raw];
  }
  const texts: string[] = [];
  for (const child of Object.values(node)) eachNode(child, (each) => texts.push(...textsOf(each)));
  return texts;
}

/** The comments of a file, with their marks and places. */
export function commentsOf(
  file: string,
  source: string,
): readonly { readonly text: string; readonly start: number }[] {
  return parseSync(file, source).comments.map(({ start, end }) => ({
    text: source.slice(start, end),
    start,
  }));
}
