import type { SourceTree } from "./source-tree.ts";
import { eachNode, parseSource, type SyntaxNode, textsOf } from "./syntax-tree.ts";

/** Where money is counted; the stand-ins of outside services speak as those do. */
const COUNTED = /^(?:apps\/(?:api|desk|shop|trade|door)|packages\/[^/]+)\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/;
/** The one place that turns naira into kobo and back. */
const CODEC = "packages/cart-core/src/money/money.ts";
const IN_TEXT = /[*/]\s*100(?:\.0+)?(?![\d.%])/;

/** Files that multiply or divide by 100, in code or in SQL. */
export function filesOfHundredths({ sources }: SourceTree): string[] {
  const files: string[] = [];
  for (const [path, text] of sources) {
    if (!COUNTED.test(path) || path === CODEC || (!text.includes("100") && !text.includes("1e2"))) continue;
    const tree = parseSource(path, text);
    const isInSql = path.startsWith("apps/api/") && textsOf(tree).some((part) => IN_TEXT.test(part));
    if (isInSql || hasHundredth(tree)) files.push(path);
  }
  return files;
}

/** Files that turn naira into kobo or back by hand, and exceptions that are not used any more. */
export function hundredthFaults(
  files: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  return [
    ...files
      .filter((file) => exceptions[file] === undefined)
      .map((file) => `${file} counts with 100: money turns into naira and back in ${CODEC} alone`),
    ...Object.keys(exceptions)
      .filter((file) => !files.includes(file))
      .map((file) => `${file} does not count with 100: take it off areas/hundredths.ts`),
  ];
}

function hasHundredth(node: SyntaxNode): boolean {
  if (countsWithHundred(node)) return true;
  let found = false;
  for (const child of Object.values(node)) eachNode(child, (each) => (found ||= hasHundredth(each)));
  return found;
}

/** `100 * 24 * 60`, of written numbers alone, is no amount. */
function countsWithHundred({ type, operator, left, right }: SyntaxNode): boolean {
  if (type === "AssignmentExpression") return (operator === "*=" || operator === "/=") && isHundred(right);
  if (type !== "BinaryExpression" || (operator !== "*" && operator !== "/")) return false;
  const isFolded = [left, right].every(isNumber);
  return !isFolded && (isHundred(right) || (operator === "*" && isHundred(left)));
}

function isNumber(node: unknown): boolean {
  return (node as SyntaxNode).type === "Literal";
}

function isHundred(node: unknown): boolean {
  const { type, value, bigint } = node as SyntaxNode;
  return type === "Literal" && (value === 100 || bigint === "100");
}
