import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const field = style({
  display: "grid",
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, fontWeight: vars.weight.strong });
export const problem = style({ color: vars.colour.critical, overflowWrap: "anywhere" });
export const zone = style({
  display: "grid",
  gap: vars.space[8],
  minWidth: 0,
  padding: vars.space[16],
  border: `1px dashed ${vars.colour.edge}`,
  borderRadius: vars.radius.large,
  background: vars.colour.sunken,
  selectors: { "&[data-over]": { borderColor: vars.colour.accent, background: vars.colour.accentSoft } },
});
export const upload = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  overflowWrap: "anywhere",
});
export const acts = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[16]}` });
export const card = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  gap: vars.space[16],
  alignItems: "start",
  padding: vars.space[12],
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  background: vars.colour.raised,
  selectors: {
    "&[data-over]": { borderColor: vars.colour.accent, background: vars.colour.accentSoft },
    "&[data-dragged]": { opacity: 0.5 },
  },
  "@media": { "(width < 480px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const shown = style({ display: "grid", gap: vars.space[4], justifyItems: "start" });
export const picture = style({
  width: 112,
  height: 112,
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
/** As the shop shows a twin: on its own ground. */
export const twin = style([picture, { width: 72, height: 72 }]);
export const words = style({ display: "grid", gap: vars.space[8], minWidth: 0 });
export const badge = style({
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
  color: vars.colour.accent,
});
export const night = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const stage = style({
  display: "grid",
  justifyItems: "center",
  touchAction: "none",
  userSelect: "none",
});
export const canvas = style({ position: "relative", display: "block", lineHeight: 0, overflow: "hidden" });
export const whole = style({ display: "block", maxWidth: "100%", maxHeight: "min(420px, 48vh)" });
export const area = style({
  position: "absolute",
  cursor: "move",
  outline: `${vars.size.ring} solid ${vars.colour.accent}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 9999px ${vars.colour.scrim}`,
  selectors: { "&:focus-visible": { outlineWidth: 4 } },
});
const corner = style({
  position: "absolute",
  width: 28,
  height: 28,
  "::after": {
    content: "",
    position: "absolute",
    inset: 8,
    background: vars.colour.accent,
    border: `${vars.size.hairline} solid ${vars.colour.onAccent}`,
  },
});
export const corners = {
  "top-left": style([corner, { left: -14, top: -14, cursor: "nwse-resize" }]),
  "top-right": style([corner, { right: -14, top: -14, cursor: "nesw-resize" }]),
  "bottom-left": style([corner, { left: -14, bottom: -14, cursor: "nesw-resize" }]),
  "bottom-right": style([corner, { right: -14, bottom: -14, cursor: "nwse-resize" }]),
} as const;
export const numbers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(112px, 1fr))",
  gap: vars.space[12],
});
