import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const trail = style({ paddingTop: vars.space[16], "@media": { print: { display: "none" } } });
export const head = style({
  display: "grid",
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
});
export const sentence = style({
  maxWidth: vars.size.textMeasure,
  color: vars.colour.muted,
  fontSize: vars.fontSize[17],
});
export const body = style({ paddingBottom: vars.space[64], "@media": { print: { paddingBottom: 0 } } });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[32],
  alignItems: "start",
  "@media": {
    [`screen and ${from("large")}`]: {
      gridTemplateColumns: "320px minmax(0, 1fr)",
      gap: vars.space[48],
    },
  },
});
export const formColumn = style({ "@media": { print: { display: "none" } } });
export const answer = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[32] });
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  scrollMarginTop: vars.space[96],
});
export const sectionTitle = style({ fontSize: vars.fontSize[25] });

export const note = style({
  maxWidth: vars.size.textMeasure,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});

export const figures = style({
  display: "grid",
  gap: vars.space[16],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(132px, 100%), 1fr))",
});
export const figure = style({
  display: "grid",
  gap: vars.space[2],
  alignContent: "start",
  paddingTop: vars.space[8],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  breakInside: "avoid",
});
export const figureLabel = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const figureValue = style({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight.snug });

export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  "@media": { print: { display: "none" } },
});

/** What a sheet of paper cannot use: links that choose, buttons. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
