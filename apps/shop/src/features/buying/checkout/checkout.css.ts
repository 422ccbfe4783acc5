import { from, noScript, tall } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

/** The form itself: styles below follow what is chosen in it. */
export const stepForm = style({});

export const nameRow = style({
  display: "grid",
  gap: vars.space[24],
  "@media": { [from("medium")]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[16] } },
});

export const addressPart = style({ display: "grid", gap: vars.space[24] });
export const pickupPart = style({ display: "grid", gap: vars.space[24] });
// What is asked follows the choice by style alone: so it works before scripts arrive and without them.
globalStyle(`${stepForm}:has([name=method][value=pickup]:checked) ${addressPart}`, { display: "none" });
globalStyle(`${stepForm}:has([name=method][value=delivery]:checked) ${pickupPart}`, { display: "none" });

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": { [from("large")]: { gap: vars.space[32], paddingBlock: `${vars.space[32]} ${vars.space[96]}` } },
});
export const intro = style({ color: vars.colour.muted });

/**
 * On phones the summary is one line that stays on top while the sections scroll, and opens over them; on wide screens it
 * stands beside them.
 */
const handleHeight = vars.space[64];
export const foldedSummary = style({
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  background: vars.colour.sunken,
  borderBlock: `${vars.size.hairline} solid ${vars.colour.line}`,
  "@media": {
    [tall]: { position: "sticky", top: 0, zIndex: vars.layer.bar },
    [from("medium")]: { marginInline: `-${vars.space[24]}`, paddingInline: vars.space[24] },
    [from("large")]: { display: "none" },
  },
});
export const summaryHandle = style({
  display: "grid",
  gridTemplateColumns: "1fr auto auto",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: vars.size.control,
  paddingBlock: vars.space[12],
  fontWeight: vars.weight.strong,
  listStyle: "none",
  "::after": {
    content: "",
    width: vars.space[8],
    height: vars.space[8],
    marginTop: `-${vars.space[4]}`,
    borderInlineEnd: `${vars.size.ring} solid currentColor`,
    borderBottom: `${vars.size.ring} solid currentColor`,
    transform: "rotate(45deg)",
    transition: `transform ${vars.motion.quick}`,
  },
  selectors: {
    [`${foldedSummary}[open] &::after`]: { transform: "translateY(4px) rotate(225deg)" },
    "&::-webkit-details-marker": { display: "none" },
  },
});
export const pieces = style({ fontWeight: vars.weight.regular, color: vars.colour.muted });
export const foldedBody = style({
  maxHeight: `calc(100dvh - ${vars.space[96]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
});
export const besideSummary = style({ display: "none", "@media": { [from("large")]: { display: "block" } } });

export const reviewed = style({ "@media": { [from("large")]: { display: "none" } } });

export const section = style({
  display: "grid",
  gap: vars.space[8],
  paddingBlock: vars.space[24],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  selectors: { "&:first-child": { paddingTop: 0 }, "&:last-child": { borderBottom: 0 } },
});
/** Under the choice of payment. Without scripts the button there leads to it first. */
export const sectionBelow = style([section, { "@media": { [noScript]: { display: "none" } } }]);
export const sectionHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[16],
  minHeight: vars.size.touch,
});
export const sectionTitle = style({
  fontSize: vars.fontSize[20],
  scrollMarginTop: handleHeight,
  "@media": { [from("large")]: { scrollMarginTop: vars.space[24] } },
});
export const titleAhead = style([sectionTitle, { color: vars.colour.muted }]);
export const sectionBody = style({ display: "grid", gap: vars.space[24], paddingTop: vars.space[8] });
/** One line; a long address may take a second one. */
export const folded = style({ color: vars.colour.muted, overflowWrap: "anywhere" });
export const change = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
});
export const voucher = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: vars.space[16],
  maxWidth: vars.size.form,
});

export const stops = style({ display: "grid", gap: vars.space[16], maxWidth: vars.size.form });
export const stopsTitle = style({ fontSize: vars.fontSize[17] });
