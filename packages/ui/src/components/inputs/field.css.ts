import { style, styleVariants } from "@vanilla-extract/css";
import { below, touch } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const field = style({ display: "grid", gap: vars.space[4], alignContent: "start" });
export const label = style({ fontWeight: 600, fontSize: vars.fontSize[15] });
export const optional = style({ fontWeight: 400, color: vars.colour.muted });
export const hint = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const error = style({ fontSize: vars.fontSize[15], color: vars.colour.critical, fontWeight: 500 });

/** A field with a button on its own ground. */
export const within = style({ position: "relative", display: "block" });
const base = style({
  width: "100%",
  minWidth: 0,
  minHeight: `var(--control-height, ${vars.size.control})`,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  // 16 px and more, or iOS zooms the page when the field is focused.
  fontSize: "1rem",
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.colour.critical,
      boxShadow: `0 0 0 1px ${vars.colour.critical}`,
    },
    "&:disabled": {
      background: vars.colour.sunken,
      borderColor: vars.colour.line,
      color: vars.colour.muted,
      opacity: 1,
      cursor: "not-allowed",
    },
    [`${within} > &`]: { paddingInlineEnd: vars.space[48] },
  },
});
/** What is typed into: in a form, in a row of a table, and where there is one field alone. */
export const control = styleVariants({
  form: [base],
  row: [
    base,
    {
      minHeight: vars.size.controlSmall,
      padding: `${vars.space[4]} ${vars.space[8]}`,
      "@media": {
        [below("medium")]: { minHeight: vars.size.touch },
        [touch]: { minHeight: vars.size.touch },
      },
      selectors: { '&[inputmode="numeric"]': { textAlign: "end" } },
    },
  ],
  pill: [base, { paddingInline: vars.space[24], borderRadius: vars.radius.pill }],
});
export const multiline = style({ minHeight: 112, resize: "vertical" });

/** A field and the button that belongs to it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[12],
});
