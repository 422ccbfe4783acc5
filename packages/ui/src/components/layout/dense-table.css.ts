import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below as belowWidth, from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const phone = belowWidth("medium");
/** In a table whose rows are lines on a phone. */
const lines = "[data-look=lines] &";

export const table = style({
  width: "100%",
  // Lines that are cut off ask for no more room than there is.
  minWidth: 0,
  borderCollapse: "collapse",
  fontSize: vars.fontSize[15],
  "@media": { [phone]: { display: "block" } },
});
/** A grid inside a table's own body would be as wide as its words. */
export const body = style({ "@media": { [phone]: { display: "block" } } });
export const head = style({
  "@media": {
    // Each cell carries its head there.
    [phone]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
const headBase = style({
  padding: `${vars.space[8]} ${vars.space[8]}`,
  fontSize: vars.fontSize[13],
  fontWeight: 600,
  color: vars.colour.muted,
  textAlign: "start",
  verticalAlign: "bottom",
  borderBottom: `1px solid ${vars.colour.edge}`,
});
export const headCell = styleVariants({ start: [headBase], end: [headBase, { textAlign: "end" }] });

const rowBase = style({
  borderBottom: `1px solid ${vars.colour.line}`,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${vars.space[8]} ${vars.space[16]}`,
      paddingBlock: vars.space[12],
      selectors: {
        [lines]: {
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: `0 ${vars.space[12]}`,
          // Three lines, of which the first has a button, stay below 96 px.
          padding: "8px 0 5px",
          lineHeight: "22px",
        },
      },
    },
  },
});
export const row = styleVariants({
  plain: [rowBase],
  critical: [
    rowBase,
    { background: `linear-gradient(${vars.colour.critical}, ${vars.colour.critical}) no-repeat 0 / 3px` },
  ],
  caution: [
    rowBase,
    { background: `linear-gradient(${vars.colour.caution}, ${vars.colour.caution}) no-repeat 0 / 3px` },
  ],
});
export const spare = style({ "@media": { [`${phone} and (scripting: enabled)`]: { display: "none" } } });
/** The content below belongs to the row above it. */
export const rowBefore = style({ borderBottom: 0, "@media": { [phone]: { paddingBottom: 0 } } });

const cellBase = style({
  padding: vars.space[8],
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "middle",
  "@media": {
    [phone]: {
      padding: `0 ${vars.space[8]}`,
      selectors: {
        [lines]: {
          minWidth: 0,
          maxWidth: "60%",
          padding: 0,
          overflow: "clip",
          overflowClipMargin: 4,
          textOverflow: "ellipsis",
          whiteSpace: "nowrap",
        },
        [`${lines}[data-head]::before`]: { display: "inline", marginInlineEnd: vars.space[4] },
        // On a card a cell without anything in it is only in the way.
        "&:empty": { display: "none" },
        "&[data-head]::before": {
          content: "attr(data-head)",
          display: "block",
          fontSize: vars.fontSize[13],
          color: vars.colour.muted,
        },
      },
    },
  },
});
export const cell = styleVariants({
  start: [cellBase],
  end: [cellBase, { "@media": { [from("medium")]: { textAlign: "end" } } }],
});
export const wideCell = style({
  "@media": {
    [phone]: {
      gridColumn: "1 / -1",
      selectors: {
        [lines]: { flex: "1 0 100%", maxWidth: "100%" },
        // Its words say what it is.
        [`${lines}[data-head]::before`]: { content: "none" },
      },
    },
  },
});
/** What names a row comes first, and what can be done with it on the same line. */
export const nameCell = style({
  "@media": {
    [phone]: {
      selectors: {
        [lines]: {
          order: -2,
          flex: "1 1 30%",
          maxWidth: "100%",
          fontWeight: vars.weight.medium,
        },
      },
    },
  },
});
/** What leads somewhere is on one line, and ends where its cell does. */
globalStyle(`[data-look=lines] ${nameCell} > a`, {
  "@media": {
    [phone]: {
      display: "inline-block",
      maxWidth: "100%",
      overflow: "hidden",
      textOverflow: "ellipsis",
      verticalAlign: "bottom",
      whiteSpace: "nowrap",
    },
  },
});
export const actCell = style({
  "@media": {
    [phone]: {
      selectors: {
        [lines]: { order: -1, flex: "0 0 auto", maxWidth: "70%", marginBlockStart: -8, overflow: "visible" },
      },
    },
  },
});
export const codeCell = style({ "@media": { [from("medium")]: { whiteSpace: "nowrap" } } });
export const spareCell = style({ "@media": { [phone]: { selectors: { [lines]: { display: "none" } } } } });
export const below = style({
  padding: `0 ${vars.space[8]} ${vars.space[12]}`,
  "@media": { [phone]: { gridColumn: "1 / -1" } },
});
