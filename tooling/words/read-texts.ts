import { eachNode, isNode, parseSource, type SyntaxNode } from "@precise/boundaries/syntax-tree";

/** A stretch of a file that people read, as it is written there. */
export interface FoundText {
  readonly text: string;
  readonly start: number;
}

/** Attributes and properties whose values are for machines, though they may hold a space. */
const FOR_MACHINES = new Set([
  "autoComplete",
  "className",
  "rel",
  "sizes",
  "media",
  "accept",
  "cacheControl",
]);

/** What is thrown and what SQL says is read in logs and by databases only. */
const SQL = /^\W*(?:select|insert into|update \w+|delete from|with \w+ as|create|alter|lock)\b/;

/**
 * The texts of a file: sentences and labels in code, everything but code marks and keys in documents.
 * @param file decides by its ending how it is read
 */
export function readTexts(file: string, source: string): FoundText[] {
  if (/\.tsx?$/.test(file)) return textsOfCode(file, source);
  const blank = (part: string) => part.replaceAll(/[^\n]/g, " ");
  const plain = file.endsWith(".md")
    ? source
        .replaceAll(/^```[\s\S]*?^```/gm, blank)
        .replaceAll(/`[^`\n]*`/g, blank)
        .replaceAll(/\]\([^)\s]*\)/g, blank)
        .replaceAll(/<!--[\s\S]*?-->|https?:\S+/g, blank)
    : source.replaceAll(/^\s*#.*$|\s#\s.*$/gm, blank).replaceAll(/\S+@\S+|https?:\S+/g, blank);
  const start = 0;
  return [{ text: plain.replaceAll(/^[\s-]*"?[\w-]+"?:(?=\s)/gm, blank), start }];
}

function textsOfCode(file: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: SyntaxNode): void => {
    const isSkipped =
      node.type === "ImportDeclaration" ||
      (node.type === "NewExpression" && /Error$/.test(nameOf(node.callee))) ||
      ((node.type === "JSXAttribute" || node.type === "Property") &&
        FOR_MACHINES.has(nameOf(node.name) || nameOf(node.key)));
    if (isSkipped) return;
    const text = source.slice(node.start, node.end);
    const isText = node.type === "JSXText" || (isString(node) && isForPeople(text.slice(1, -1)));
    if (isText) found.push({ text: withoutValues(node, text), start: node.start });
    for (const [key, part] of Object.entries(node)) if (key !== "parent") eachNode(part, visit);
  };
  visit(parseSource(file, source));
  return found;
}

/** A sentence has a space, a label a capital letter; one word in small letters is a name in code. */
function isForPeople(text: string): boolean {
  return !SQL.test(text) && (/\S\s+\S/.test(text) || /^[A-Z][a-z]/.test(text));
}

function isString(node: SyntaxNode): boolean {
  return (node.type === "Literal" && typeof node.value === "string") || node.type === "TemplateLiteral";
}

/** Blanks `${…}` of a template, whose own strings are visited by themselves. */
function withoutValues(node: SyntaxNode, text: string): string {
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.expressions)) return text;
  return node.expressions.filter(isNode).reduce((left, part) => {
    const from = part.start - node.start;
    const to = part.end - node.start;
    return left.slice(0, from) + left.slice(from, to).replaceAll(/[^\n]/g, " ") + left.slice(to);
  }, text);
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value.name === "string" ? value.name : "";
}
