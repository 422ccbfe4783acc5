import { touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

export const links = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[16]}` });
/** Room for a thumb. */
globalStyle(`${links} > a`, {
  "@media": { [touch]: { display: "inline-flex", alignItems: "center", minHeight: vars.size.touch } },
});
