import type { SourceTree } from "./source-tree.ts";

/**
 * Hover styles that a finger would leave behind: `:hover` in a style file without `[hoverable]: {` round it.
 * @returns "file:line" of each
 */
export function stickyHovers({ sources }: SourceTree): string[] {
  return [...sources]
    .filter(([path]) => path.endsWith(".css.ts"))
    .flatMap(([path, text]) => hoversWithout(text).map((line) => `${path}:${line}`));
}

function hoversWithout(text: string): number[] {
  const lines: number[] = [];
  /** Of each block that is open: whether pointers that hover are asked for. */
  const open: boolean[] = [];
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "\n") line += 1;
    else if (letter === "{") open.push(/\[hoverable\]:\s*$/.test(text.slice(0, at)));
    else if (letter === "}") open.pop();
    else if (text.startsWith(":hover", at) && !open.includes(true)) lines.push(line);
  }
  return lines;
}
