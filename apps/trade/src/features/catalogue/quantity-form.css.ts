import { below, tall, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Stays in reach below a long table. */
export const bar = style({
  "@media": { [tall]: { position: "sticky", bottom: 0, zIndex: vars.layer.bar } },
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  background: vars.colour.page,
  borderTop: `${vars.size.hairline} solid ${vars.colour.edge}`,
});
export const words = style({ fontSize: vars.fontSize[15], color: vars.colour.muted });
/** Touch screens have no arrow keys. */
export const keys = style({
  "@media": { [touch]: { display: "none" }, [below("medium")]: { display: "none" } },
});
/** Keeps its words on one line beside long ones. */
export const act = style({ flex: "none" });
export const trouble = style({ color: vars.colour.critical });
