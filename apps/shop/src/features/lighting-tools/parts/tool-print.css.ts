import { vars } from "@precise/ui/styles/theme.css";
import { lightsOn } from "@precise/ui/styles/tokens";
import { assignVars, globalStyle } from "@vanilla-extract/css";

/** A document that holds a tool's page; this sheet stays when a visitor goes on to another page. */
const root = ":root:has([data-tool-page])";
const onPaper = (rule: Parameters<typeof globalStyle>[1]) => ({ "@media": { print: rule } });

// Paper is light, whatever the switch says.
globalStyle(
  root,
  onPaper({
    vars: {
      ...assignVars(vars.colour, { ...lightsOn, page: "#ffffff", raised: "#ffffff" }),
      ...assignVars(vars.lights, { lit: "1", byDay: "block", byNight: "none", dim: "none", dimRoom: "none" }),
    },
    colorScheme: "light",
  }),
);
globalStyle(`${root} body`, onPaper({ minHeight: 0, background: "#ffffff" }));
globalStyle(`${root} :is(figure, svg, tr, li)`, onPaper({ breakInside: "avoid" }));
// What is folded up cannot be opened there.
globalStyle(`${root} details:not([open])`, onPaper({ display: "none" }));
globalStyle(`${root} svg`, onPaper({ printColorAdjust: "exact" }));
