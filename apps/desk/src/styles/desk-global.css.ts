import figtree from "@precise/ui/fonts/figtree.woff2";
import fraunces from "@precise/ui/fonts/fraunces.woff2";
import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import "@precise/ui/styles/global.css";
import { touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";

globalFontFace("Fraunces", {
  src: `url("${fraunces}") format("woff2")`,
  fontWeight: "400 600",
  // A heading that grows when the letters come moves the whole screen; the second screen has them anyway.
  fontDisplay: "optional",
});
globalFontFace("Figtree", {
  src: `url("${figtree}") format("woff2")`,
  fontWeight: "400 600",
  fontDisplay: "optional",
});
// The desk is denser than the shop: its headings name a screen or a part of one, they do not greet.
globalStyle(":root", {
  vars: {
    // Until the shop's look is known, so that no file comes for a shop that chose another face.
    "--font-display": '"Fraunces Georgia"',
    "--font-body": "Figtree",
    "--button-height": "36px",
    "--button-padding": `${vars.space[4]} ${vars.space[16]}`,
    "--control-height": vars.size.controlSmall,
  },
  "@media": {
    [touch]: { vars: { "--button-height": vars.size.touch, "--control-height": vars.size.touch } },
  },
});
globalStyle(":root[data-house-face]", { vars: { "--font-display": "Fraunces" } });
globalStyle("h1", { fontSize: vars.fontSize[25] });
globalStyle("h2", { fontSize: vars.fontSize[17], lineHeight: vars.lineHeight.snug });
globalStyle("h3", { fontSize: vars.fontSize[15], lineHeight: vars.lineHeight.snug });
globalStyle("h2, h3", {
  fontFamily: vars.fontFamily.body,
  fontWeight: vars.weight.strong,
  letterSpacing: "0",
});
globalStyle("html", { scrollPaddingTop: vars.space[64] });
// Nothing behind an open dialog scrolls.
globalStyle("html:has(dialog[open])", { overflow: "hidden" });
globalStyle("kbd", {
  display: "inline-block",
  minWidth: 22,
  padding: `0 ${vars.space[4]}`,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.small,
  fontFamily: "inherit",
  fontSize: vars.fontSize[13],
  lineHeight: "20px",
  textAlign: "center",
});
