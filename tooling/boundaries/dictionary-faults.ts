import type { SourceTree } from "./source-tree.ts";

/** Where the API reads what people typed. */
const READS = /^apps\/api\/src\/(?:modules|desk|main)\/(?!.*\.test\.ts$).*\.ts$/;
/** `const words: Readonly<Record<string, …>> = {`, also over several lines. */
const PLAIN = /^(?:export )?const \w+: (?:Readonly<)?(?:Partial<)?Record<string,[^;=]*> = \{/m;

/** Files with words by any text in a plain object, in which "constructor" and "__proto__" find what nobody wrote there. */
export function dictionaryFaults({ sources }: SourceTree): string[] {
  return [...sources].flatMap(([path, text]) =>
    READS.test(path) && PLAIN.test(text)
      ? [
          `${path} looks up texts in a plain object: dictionary of @precise/cart-core/dictionary has its own entries alone`,
        ]
      : [],
  );
}
