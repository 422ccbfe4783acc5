import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

const badge = style({
  display: "inline-block",
  paddingInline: vars.space[8],
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.medium,
  lineHeight: "22px",
  whiteSpace: "nowrap",
});
export const tones = styleVariants({
  plain: [badge],
  work: [badge, { background: vars.colour.accentSoft, borderColor: "transparent" }],
  good: [badge, { color: vars.colour.positive, borderColor: "currentcolor" }],
  bad: [badge, { color: vars.colour.critical, borderColor: "currentcolor" }],
  quiet: [badge, { color: vars.colour.muted, borderColor: vars.colour.line }],
});
