import { below, from, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const place = style({ position: "relative" });
const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  whiteSpace: "nowrap",
});
export const opener = styleVariants({
  bare: [base, { minWidth: vars.size.touch, minHeight: vars.size.touch, borderRadius: vars.radius.pill }],
  tool: [
    base,
    {
      minHeight: 36,
      paddingInline: vars.space[12],
      border: `${vars.size.hairline} solid ${vars.colour.edge}`,
      borderRadius: vars.radius.medium,
      background: vars.colour.raised,
      "@media": { [touch]: { minHeight: vars.size.touch } },
    },
  ],
});
const panelBase = style({
  position: "absolute",
  zIndex: vars.layer.overlay,
  top: "calc(100% + 4px)",
  minWidth: 220,
  maxWidth: "min(360px, calc(100vw - 32px))",
  maxHeight: "min(420px, 70dvh)",
  overflowY: "auto",
  padding: vars.space[4],
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  "@media": {
    // A small screen has no room beside a button: the panel is at its foot, in reach of a thumb.
    [below("medium")]: {
      position: "fixed",
      insetInline: vars.space[8],
      top: "auto",
      bottom: vars.space[8],
      maxWidth: "none",
      maxHeight: "60dvh",
    },
  },
});
export const panel = styleVariants({
  start: [panelBase, { "@media": { [from("medium")]: { insetInlineStart: 0 } } }],
  end: [panelBase, { "@media": { [from("medium")]: { insetInlineEnd: 0 } } }],
});
