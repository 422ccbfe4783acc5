import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { besideNavigation, filledList } from "#desk/styles/media.ts";

export const frame = style({
  display: "grid",
  minHeight: "100dvh",
  "@media": { [besideNavigation]: { gridTemplateColumns: "224px minmax(0, 1fr)" } },
});
export const side = style({
  display: "none",
  "@media": {
    [besideNavigation]: {
      display: "block",
      position: "sticky",
      top: 0,
      height: "100dvh",
      overflowY: "auto",
      background: vars.colour.sunken,
      borderRight: `${vars.size.hairline} solid ${vars.colour.line}`,
    },
  },
});
export const column = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  // What is placed in it belongs to it: else the page would scroll beside the pane.
  "@media": { [filledList]: { position: "relative", height: "100dvh", overflowY: "auto" } },
});
export const screen = style({
  flex: "1 0 auto",
  minWidth: 0,
  outline: "none",
  display: "flex",
  flexDirection: "column",
});
