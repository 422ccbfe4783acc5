import type { SourceTree } from "./source-tree.ts";
import { eachNode, parseSource, type SyntaxNode, textsOf } from "./syntax-tree.ts";

const CHECKED = /^apps\/api\/src\/(?!.*\.test\.ts$).*\.ts$/;
/** The one place that reads lists by pages. */
const LISTS = "apps/api/src/platform/lists/";
/** A cheap look before a file is parsed. */
const PERHAPS = /base64url|\\d\{1|offset|cursor|\+ 1\b|\b1 \+/i;
/** One more than the most that is taken at all says "too many"; that is no page. */
const SIZE_OF_PAGE = /^(?!most|max)\w*(?:limit|pageSize|once|shown|rows|page)$/i;
const WHOLE_NUMBER = /^\^\\d\{1,\d+\}\$$/;
const SKIPPED = /\boffset\s*(?:\$\d|$)/i;

/** Files of the API that page by hand: one row more than a page, a cursor of their own, rows that are skipped. */
export function filesOfPaging({ sources }: SourceTree): string[] {
  const files: string[] = [];
  for (const [path, text] of sources) {
    if (!CHECKED.test(path) || path.startsWith(LISTS) || !PERHAPS.test(text)) continue;
    const tree = parseSource(path, text);
    if (textsOf(tree).some((part) => SKIPPED.test(part)) || hasPaging(tree)) files.push(path);
  }
  return files;
}

/** Files that page by hand, and exceptions that are not used any more. */
export function pagingFaults(
  files: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  return [
    ...files
      .filter((file) => exceptions[file] === undefined)
      .map((file) => `${file} pages by hand: lists are read by pages in ${LISTS} alone`),
    ...Object.keys(exceptions)
      .filter((file) => !files.includes(file))
      .map((file) => `${file} does not page by hand: take it off areas/paging.ts`),
  ];
}

function hasPaging(node: SyntaxNode): boolean {
  if (isOneMore(node) || isWholeNumber(node) || isNumberOfCursor(node) || isEncoding(node)) return true;
  // What is digested cannot be read back: no cursor.
  if (node.type === "CallExpression" && nameOf(node.callee) === "digest") return hasPagingIn(node.callee);
  return hasPagingIn(node);
}

function hasPagingIn(value: unknown): boolean {
  let found = false;
  for (const child of Object.values(value as SyntaxNode))
    eachNode(child, (each) => (found ||= hasPaging(each)));
  return found;
}

function isEncoding({ type, value }: SyntaxNode): boolean {
  return (type === "TemplateElement" ? (value as { raw: string }).raw : value) === "base64url";
}

/** `limit + 1` */
function isOneMore({ type, operator, left, right }: SyntaxNode): boolean {
  if (type !== "BinaryExpression" || operator !== "+") return false;
  const isOne = (side: unknown) => (side as SyntaxNode).value === 1;
  return (
    (isOne(right) && SIZE_OF_PAGE.test(nameOf(left))) || (isOne(left) && SIZE_OF_PAGE.test(nameOf(right)))
  );
}

/** `/^\d{1,15}$/` */
function isWholeNumber({ type, regex }: SyntaxNode): boolean {
  return (
    type === "Literal" && regex !== undefined && WHOLE_NUMBER.test((regex as { pattern: string }).pattern)
  );
}

/** `Number(query.cursor ?? 0)` */
function isNumberOfCursor({ type, callee, arguments: parts }: SyntaxNode): boolean {
  return (
    type === "CallExpression" &&
    /^(?:Number|BigInt|parseInt)$/.test(nameOf(callee)) &&
    (parts as SyntaxNode[]).some((each) =>
      /cursor$/i.test(nameOf(each.type === "LogicalExpression" ? each.left : each)),
    )
  );
}

function nameOf(value: unknown): string {
  const { name, property } = value as { name?: unknown; property?: unknown };
  if (typeof name === "string") return name;
  return property === undefined || property === null ? "" : nameOf(property);
}
