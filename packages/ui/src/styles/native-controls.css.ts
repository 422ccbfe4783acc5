import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

// Controls as the browser makes them: without its frames, and its boxes drawn by us. Other controls have a component each.
const inputOf = (type: string) => `input:where([type="${type}"])`;

// Nothing keeps the browser's own frame, which is drawn in relief.
globalStyle("button, input, select, textarea", {
  border: 0,
  borderRadius: 0,
  font: "inherit",
  color: "inherit",
});
globalStyle("button", { padding: 0, background: "none" });
globalStyle("button, summary, select", { cursor: "pointer" });
globalStyle("dialog, iframe, :where([popover])", { border: 0 });
globalStyle("hr", { border: 0, borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });

const box = `input:where([type="checkbox"], [type="radio"])`;
const radio = inputOf("radio");

globalStyle(box, {
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  margin: 0,
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.small,
  cursor: "pointer",
});
globalStyle(radio, { borderRadius: vars.radius.pill });
globalStyle(`${box}:checked`, { background: vars.colour.accent, borderColor: vars.colour.accent });
globalStyle(`${box}:disabled`, {
  background: vars.colour.sunken,
  borderColor: vars.colour.line,
  cursor: "not-allowed",
});
globalStyle(`${box}:checked::after`, {
  content: '""',
  position: "absolute",
  inset: "1px 6px 5px",
  borderRight: `${vars.size.ring} solid ${vars.colour.onAccent}`,
  borderBottom: `${vars.size.ring} solid ${vars.colour.onAccent}`,
  rotate: "45deg",
});
globalStyle(`${radio}:checked::after`, {
  inset: 5,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.colour.onAccent,
});
globalStyle(`${box}:checked:disabled::after`, { borderColor: vars.colour.muted });

const search = inputOf("search");
const crossed = (angle: string) =>
  `linear-gradient(${angle}, transparent 46%, ${vars.colour.muted} 46% 54%, transparent 54%)`;
globalStyle(search, { appearance: "none" });
// The browser's own cross, in our ink.
globalStyle(`${search}::-webkit-search-cancel-button`, {
  appearance: "none",
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  cursor: "pointer",
  background: `${crossed("45deg")}, ${crossed("-45deg")}`,
});
// Nothing to clear: its room is the placeholder's.
globalStyle(`${search}:placeholder-shown::-webkit-search-cancel-button`, { display: "none" });
