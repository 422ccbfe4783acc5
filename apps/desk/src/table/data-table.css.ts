import { below } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { filledList } from "#desk/styles/media.ts";

export const place = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  minWidth: 0,
  "@media": { [filledList]: { flex: "1 1 auto", minHeight: 0 } },
});
/** The list scrolls in itself where the screen has room: its head and what is done with it stay in sight. */
export const scroller = style({
  minWidth: 0,
  overflowX: "auto",
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  "@media": {
    [filledList]: { overflowY: "auto", minHeight: 0, flex: "0 1 auto" },
    [below("medium")]: { overflowX: "clip", overflowY: "clip" },
  },
});
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.fontSize[15],
  "@media": { [below("medium")]: { display: "block" } },
});
