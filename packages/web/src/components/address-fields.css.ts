import { noScript } from "@precise/ui/styles/media";
import { style } from "@vanilla-extract/css";

export const onlyWithoutScripts = style({
  display: "none",
  "@media": { [noScript]: { display: "block" } },
});
