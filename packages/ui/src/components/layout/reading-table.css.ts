import { style } from "@vanilla-extract/css";
import { below, from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const phone = below("medium");

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: vars.fontSize[15],
  lineHeight: vars.lineHeight.snug,
  textAlign: "start",
  "@media": { [phone]: { display: "block" } },
});
export const caption = style({
  paddingBottom: vars.space[8],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  textAlign: "start",
  "@media": { [phone]: { display: "block" } },
});
export const head = style({
  "@media": {
    // Each cell carries its head there.
    [phone]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const body = style({ "@media": { [phone]: { display: "block" } } });
export const row = style({
  "@media": {
    [phone]: {
      display: "grid",
      gap: vars.space[8],
      paddingBlock: vars.space[16],
      borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
    },
  },
});
const ownHead = { content: "attr(data-head)", color: vars.colour.muted, fontSize: vars.fontSize[13] };
const cellBase = style({
  textAlign: "start",
  verticalAlign: "top",
  "@media": {
    [from("medium")]: {
      padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} 0`,
      borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
    },
  },
});
export const headCell = cellBase;
export const rowHead = style([
  cellBase,
  {
    "@media": {
      [phone]: {
        fontSize: vars.fontSize[17],
        "::before": { ...ownHead, display: "block", fontWeight: vars.weight.regular },
      },
    },
  },
]);
export const cell = style([
  cellBase,
  {
    "@media": {
      [phone]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        gap: vars.space[12],
        "::before": ownHead,
      },
    },
  },
]);
