import { below } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const picture = style({
  display: "block",
  width: 48,
  height: 48,
  overflow: "hidden",
  borderRadius: vars.radius.small,
  background: vars.colour.sunken,
  "@media": { [below("medium")]: { display: "none" } },
});
export const product = style({ display: "grid", lineHeight: vars.lineHeight.snug });
export const sku = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const name = style({
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const facts = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const price = style({ fontWeight: vars.weight.strong, whiteSpace: "nowrap" });
export const quantity = style({
  width: "5rem",
  minHeight: vars.size.controlSmall,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
  textAlign: "end",
  selectors: {
    "&:disabled": { background: vars.colour.sunken, borderColor: vars.colour.line },
    "&[aria-invalid]": { borderColor: vars.colour.critical },
  },
  "@media": { [below("medium")]: { minHeight: vars.size.touch, width: "100%" } },
});
