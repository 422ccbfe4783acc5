import type { SourceTree } from "./source-tree.ts";
import { eachNode, isNode, parseSource, type SyntaxNode } from "./syntax-tree.ts";

/** What React may put into one place of a parent: a text, an element, nothing. */
interface Place {
  readonly node: SyntaxNode;
  readonly text: boolean;
  readonly element: boolean;
  readonly nothing: boolean;
}

const PAGES = /^(?:apps\/(?:shop|trade|desk)|packages\/(?:ui|web))\/src\/.*(?<!\.test)\.tsx$/;
/** Functions and tables of words, as they are named here. */
const WORDS = /(?:text|words|copy|naira|names?)$/i;
/** Their texts stay as they are, or are set as one. */
const PLAIN = new Set(["option", "title", "textarea"]);
/** What a component puts into one of these may be a bare text; elsewhere it is a part of the page. */
const OF_WORDS = new Set([
  "a",
  "button",
  "h1",
  "h2",
  "h3",
  "label",
  "legend",
  "p",
  "small",
  "span",
  "strong",
  "summary",
]);

/**
 * Texts on which a page would break once a browser has translated it: translation puts elements in the places of bare
 * texts, so React can neither take such a text away nor put an element before it. A text that comes and goes, or that
 * follows an element that does, needs an element of its own.
 * @returns "file:line" of each
 */
export function fragileTexts({ sources }: SourceTree): string[] {
  return [...sources]
    .filter(([path]) => PAGES.test(path))
    .flatMap(([path, text]) =>
      fragileIn(parseSource(path, text)).map(
        ({ start }) => `${path}:${text.slice(0, start).split("\n").length}`,
      ),
    );
}

function fragileIn(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  if (isMarkup(node) && !PLAIN.has(tagOf(node))) {
    const holdsWords = OF_WORDS.has(tagOf(node));
    const places = (node.children as SyntaxNode[])
      .filter((child) => !isBlank(child))
      .map((child) => placeOf(child, holdsWords));
    for (const [at, place] of places.entries()) {
      const follows = places[at - 1];
      const comesAndGoes = place.text && (place.nothing || place.element) && places.length > 1;
      const isPushed = place.text && follows?.element && follows.nothing;
      if (comesAndGoes || isPushed) found.push(place.node);
    }
  }
  for (const child of Object.values(node)) eachNode(child, (each) => found.push(...fragileIn(each)));
  return found;
}

function placeOf(child: SyntaxNode, holdsWords: boolean): Place {
  const value = child.type === "JSXExpressionContainer" ? child.expression : child;
  const kinds = kindsOf(value);
  return {
    node: child,
    text: kinds.has("text") || (holdsWords && nameOf(value) === "children"),
    element: kinds.has("element"),
    nothing: kinds.has("nothing"),
  };
}

function kindsOf(value: unknown): Set<string> {
  if (!isNode(value)) return new Set();
  if (isMarkup(value)) return new Set(["element"]);
  switch (value.type) {
    case "JSXText":
    case "TemplateLiteral":
      return new Set(["text"]);
    case "BinaryExpression":
      return new Set(value.operator === "+" ? ["text"] : []);
    case "Literal":
      return new Set(
        ["string", "number"].includes(typeof value.value) && value.value !== "" ? ["text"] : ["nothing"],
      );
    case "ParenthesizedExpression":
      return kindsOf(value.expression);
    case "ConditionalExpression":
      return new Set([...kindsOf(value.consequent), ...kindsOf(value.alternate)]);
    case "LogicalExpression":
      return new Set([
        ...(value.operator === "&&" ? ["nothing"] : kindsOf(value.left)),
        ...kindsOf(value.right),
      ]);
    case "CallExpression":
      return kindsOfCall(value);
    case "MemberExpression":
    case "Identifier":
      if (value.name === "undefined") return new Set(["nothing"]);
      return new Set(WORDS.test(nameOf(value)) ? ["text"] : []);
    default:
      return new Set();
  }
}

/** A list may be empty; what a function of words returns is a text. */
function kindsOfCall(call: SyntaxNode): Set<string> {
  const [first] = call.arguments as SyntaxNode[];
  if (!isNode(call.callee)) return new Set();
  if (/(?:^|\.)(?:flatMap|map)$/.test(nameOf(call.callee)) && first?.type === "ArrowFunctionExpression")
    return new Set(["nothing", ...kindsOf(first.body)]);
  return new Set(
    nameOf(call.callee)
      .split(".")
      .some((name) => WORDS.test(name))
      ? ["text"]
      : [],
  );
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  if (value.type === "MemberExpression") return `${nameOf(value.object)}.${nameOf(value.property)}`;
  return String(value.name ?? "");
}

function tagOf(node: SyntaxNode): string {
  return isNode(node.openingElement) ? nameOf(node.openingElement.name) : "";
}

function isMarkup({ type }: SyntaxNode): boolean {
  return type === "JSXElement" || type === "JSXFragment";
}

/** Translation leaves white space alone. */
function isBlank(child: SyntaxNode): boolean {
  const inner =
    child.type === "JSXExpressionContainer" && isNode(child.expression) ? child.expression : child;
  return (
    inner.type === "JSXEmptyExpression" || (typeof inner.value === "string" && inner.value.trim() === "")
  );
}
