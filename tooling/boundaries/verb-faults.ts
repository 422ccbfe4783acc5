import type { SourceTree } from "./source-tree.ts";
import { eachNode, parseSource, type SyntaxNode } from "./syntax-tree.ts";

const NAMED = /^(?:(?:apps|packages)\/[^/]+\/src|tooling)\/(?!.*\.test\.tsx?$).*\.tsx?$/;
/** A cheap look before a file is parsed. */
const PERHAPS = /\bfunction (?:get|find)[A-Z]/;

/** Functions whose verb says otherwise than they do: `getOrder` throws where there is none, `findOrder` may be undefined. */
export function verbFaults({ sources }: SourceTree): string[] {
  return [...sources].flatMap(([path, text]) =>
    NAMED.test(path) && PERHAPS.test(text)
      ? functionsIn(parseSource(path, text)).flatMap((found) => {
          const words = faultOf(found, text);
          return words === undefined ? [] : [`${path}: ${words}`];
        })
      : [],
  );
}

function faultOf({ id, returnType, body }: SyntaxNode, text: string): string | undefined {
  const { name = "" } = (id ?? {}) as { readonly name?: string };
  if (/^get[A-Z]/.test(name)) {
    const { start = 0, end = 0 } = (returnType ?? {}) as Partial<SyntaxNode>;
    const mayBeNone = /\b(?:undefined|null)\b/.test(text.slice(start, end));
    return mayBeNone ? `${name} may find none: it is find${name.slice(3)}` : undefined;
  }
  return /^find[A-Z]/.test(name) && throws(body)
    ? `${name} throws: it is get${name.slice(4)}, or answers undefined`
    : undefined;
}

/** Whether the function itself throws, not one inside of it. */
function throws(value: unknown): boolean {
  let found = false;
  eachNode(value, (node) => {
    if (node.type === "ThrowStatement") found = true;
    else if (!/Function/.test(node.type)) for (const child of Object.values(node)) found ||= throws(child);
  });
  return found;
}

function functionsIn(node: SyntaxNode): SyntaxNode[] {
  const found = node.type === "FunctionDeclaration" ? [node] : [];
  for (const child of Object.values(node)) eachNode(child, (each) => found.push(...functionsIn(each)));
  return found;
}
