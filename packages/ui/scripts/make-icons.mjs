// Writes src/components/text/icon-shapes.ts: the shapes of the icons in use, as plain values, so that server components can
// draw them without sending the icon library to the browser. Those of the desk are in a file of their own, which the shop
// never loads. Run: pnpm --filter @precise/ui icons
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

const deskNames = [
  "arrow-down",
  "arrow-up",
  "banknote",
  "boxes",
  "building",
  "calculator",
  "calendar-days",
  "chart-line",
  "chevron-down",
  "chevron-right",
  "clipboard-list",
  "columns-3",
  "command",
  "contact",
  "copy",
  "download",
  "ellipsis",
  "folder-tree",
  "house",
  "inbox",
  "list-checks",
  "log-out",
  "mail",
  "menu",
  "message-square",
  "package-plus",
  "pencil",
  "percent",
  "phone",
  "plus",
  "receipt-text",
  "rotate-ccw",
  "rotate-ccw-clock",
  "search",
  "settings",
  "settings-2",
  "shield-check",
  "sliders-horizontal",
  "tag",
  "ticket-percent",
  "trash",
  "truck",
  "upload",
  "user",
  "users",
  "x",
];

async function entriesOf(names) {
  return Promise.all(
    names.map(async (name) => {
      const { __iconData } = await import(`lucide-react/icons/${name}`);
      const shapes = __iconData.node.map(([element, { key: _, ...attributes }]) => [element, attributes]);
      return `  ${JSON.stringify(name)}: ${JSON.stringify(shapes)},`;
    }),
  );
}

const folder = new URL("../src/components/text/", import.meta.url);
const notice = "// Made by scripts/make-icons.mjs from Lucide (ISC licence); do not edit.";
const shapes = `${notice}
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Shapes on a 24 × 24 grid, drawn with a stroke. */
export const iconShapes = {
${(await entriesOf(names)).join("\n")}
} as const satisfies Readonly<Record<string, readonly IconShape[]>>;
`;
const deskShapes = `${notice}
import type { IconShape } from "./icon-shapes.ts";

/** Those of the desk, in the same grid and stroke. */
export const deskIconShapes = {
${(await entriesOf(deskNames)).join("\n")}
} as const satisfies Readonly<Record<string, readonly IconShape[]>>;
`;
await writeFile(new URL("icon-shapes.ts", folder), shapes);
await writeFile(new URL("desk-icon-shapes.ts", folder), deskShapes);
