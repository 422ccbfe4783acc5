import { from, noScript, tall } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[96]}`,
});
export const head = style({ display: "grid", gap: vars.space[8] });
export const intro = style({ color: vars.colour.muted, maxWidth: vars.size.textMeasure });
export const news = style({
  display: "grid",
  gap: vars.space[12],
  selectors: { "&:empty": { display: "none" } },
});
export const changed = style({ display: "grid", gap: vars.space[4] });

export const resultActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  marginTop: vars.space[12],
});
export const rows = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[16] });

/** A product's name under the field of its article number. */
export const product = style({
  display: "block",
  marginTop: vars.space[4],
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight.snug,
});
const note = style({ display: "grid", gap: vars.space[4], fontSize: vars.fontSize[15] });
/** Why a row differs from what was ordered, in the colour of its bar. */
export const noteOf = styleVariants({
  caution: [note, { color: vars.colour.caution }],
  critical: [note, { color: vars.colour.critical }],
});
export const canAdd = style({ fontWeight: vars.weight.strong });
export const nearest = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
});
export const original = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  overflowWrap: "anywhere",
});

export const filters = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[16],
});
export const rowActs = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });
/** Stays in reach under a long list. */
export const addBar = style({
  "@media": { [tall]: { position: "sticky", bottom: 0, zIndex: vars.layer.above } },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  minHeight: 76,
  paddingBlock: vars.space[12],
  background: vars.colour.page,
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const totals = style({ marginInlineEnd: "auto", fontWeight: vars.weight.strong });
export const say = style({ flexBasis: "100%", selectors: { "&:empty": { display: "none" } } });

/** Where the panel is below the rows, a link to it is above them. */
export const toListInput = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  "@media": { [from("large")]: { display: "none" } },
});
export const listInput = style({ display: "grid", gap: vars.space[24] });
export const listInputTitle = style({ fontSize: vars.fontSize[20] });
export const listInputForm = style({ display: "grid", gap: vars.space[12], justifyItems: "stretch" });
export const template = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
});
export const onlyWithoutScripts = style({
  display: "none",
  "@media": { [noScript]: { display: "block" } },
});
export const hidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
export const correct = style({
  display: "grid",
  gap: vars.space[12],
  "@media": { [from("large")]: { maxWidth: vars.size.textMeasure } },
});
