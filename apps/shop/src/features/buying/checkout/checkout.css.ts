import { from, tall } from "@precise/ui/styles/media";
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
  "@media": { [from("large")]: { gap: vars.space[48], paddingBlock: `${vars.space[32]} ${vars.space[96]}` } },
});
export const step = style({ display: "grid", gap: vars.space[24], alignContent: "start" });
export const intro = style({ color: vars.colour.muted });

/**
 * On phones the summary is one line that stays under the header while the step scrolls, and opens over it; on wide
 * screens it stands beside the step.
 */
const underHeader = "60px";
export const foldedSummary = style({
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  background: vars.colour.sunken,
  borderBlock: `${vars.size.hairline} solid ${vars.colour.line}`,
  "@media": {
    [tall]: { position: "sticky", top: underHeader, zIndex: vars.layer.bar },
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
  maxHeight: `calc(100dvh - ${underHeader} - ${vars.space[96]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
});
export const besideSummary = style({ display: "none", "@media": { [from("large")]: { display: "block" } } });

export const part = style({
  display: "grid",
  gap: vars.space[8],
  maxWidth: vars.size.form,
  paddingBottom: vars.space[24],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const voucher = style({ display: "grid", gap: vars.space[8], maxWidth: vars.size.form });
export const partHead = style({ display: "flex", justifyContent: "space-between", alignItems: "center" });
export const partTitle = style({ fontSize: vars.fontSize[20] });
export const change = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
});
export const note = style({ whiteSpace: "pre-line", color: vars.colour.muted });
