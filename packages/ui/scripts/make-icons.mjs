// Writes src/components/text/icon-shapes.ts: the shapes of the icons in use, as plain values, so that server components can
// draw them without sending the icon library to the browser. Run: pnpm --filter @precise/ui icons
import { writeFile } from "node:fs/promises";

const names = [
  "menu",
  "x",
  "search",
  "shopping-bag",
  "sliders-horizontal",
  "check",
  "copy",
  "phone",
  "truck",
  "store",
  "undo-2",
  "user",
  "heart",
  "chevron-right",
  "chevron-left",
  "download",
  "pause",
  "play",
];

const entries = await Promise.all(
  names.map(async (name) => {
    const { __iconData } = await import(`lucide-react/icons/${name}`);
    const shapes = __iconData.node.map(([element, { key: _, ...attributes }]) => [element, attributes]);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(shapes)},`;
  }),
);
const text = `// Made by scripts/make-icons.mjs from Lucide (ISC licence); do not edit.
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Shapes on a 24 × 24 grid, drawn with a stroke. */
export const iconShapes = {
${entries.join("\n")}
} as const satisfies Readonly<Record<string, readonly IconShape[]>>;
`;
await writeFile(new URL("../src/components/text/icon-shapes.ts", import.meta.url), text);
