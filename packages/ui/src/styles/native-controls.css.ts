import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

// Controls that only the browser can make, drawn by us wherever they stand; any class may say more of one. Fields with
// a frame are in components/field.css.ts.
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
const toggle = `input:where([role="switch"])`;

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

globalStyle(toggle, {
  width: 48,
  height: 28,
  background: vars.colour.sunken,
  borderRadius: vars.radius.pill,
});
globalStyle(`${toggle}::after, ${toggle}:checked::after`, {
  content: '""',
  position: "absolute",
  inset: "3px auto auto 3px",
  width: vars.size.icon,
  height: vars.size.icon,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.colour.edge,
  rotate: "none",
  transition: `translate ${vars.motion.quick}`,
});
globalStyle(`${toggle}:checked::after`, { translate: "20px 0", background: vars.colour.onAccent });

const range = inputOf("range");
/** A browser drops a whole rule that names a part of another browser. */
const partsOf = (control: string, parts: readonly string[], look: Parameters<typeof globalStyle>[1]) => {
  for (const part of parts) globalStyle(`${control}::${part}`, look);
};
const tracks = ["-webkit-slider-runnable-track", "-moz-range-track"];
const thumbs = ["-webkit-slider-thumb", "-moz-range-thumb"];
globalStyle(range, {
  appearance: "none",
  width: "100%",
  height: vars.size.touch,
  margin: 0,
  background: "none",
  cursor: "pointer",
});
partsOf(range, tracks, {
  boxSizing: "border-box",
  height: 6,
  borderRadius: vars.radius.pill,
  background: vars.colour.line,
  boxShadow: `0 0 0 1px ${vars.colour.edge}`,
});
partsOf(range, thumbs, {
  appearance: "none",
  boxSizing: "border-box",
  width: 24,
  height: 24,
  borderRadius: vars.radius.pill,
  border: `${vars.size.ring} solid ${vars.colour.raised}`,
  background: vars.colour.ink,
  boxShadow: `0 0 0 1px ${vars.colour.edge}`,
});
// Firefox centres it by itself.
globalStyle(`${range}::-webkit-slider-thumb`, { marginTop: -9 });
// Round the thumb: a ring round the whole control would run through the words above it.
globalStyle(`${range}:focus-visible`, { outline: "none" });
partsOf(`${range}:focus-visible`, thumbs, {
  outline: `${vars.size.ring} solid ${vars.colour.accent}`,
  outlineOffset: vars.size.ring,
});
globalStyle(`${range}:disabled`, { cursor: "not-allowed", opacity: 0.5 });

const file = inputOf("file");
// As wide as its place and never wider, whatever the browser says in it.
globalStyle(file, {
  contain: "inline-size",
  width: "100%",
  minHeight: vars.size.touch,
  color: vars.colour.muted,
  fontSize: vars.fontSize[15],
  cursor: "pointer",
});
globalStyle(`${file}::file-selector-button`, {
  minHeight: vars.size.touch,
  marginInlineEnd: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[24]}`,
  background: "transparent",
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  color: vars.colour.ink,
  font: "inherit",
  fontWeight: vars.weight.strong,
  cursor: "pointer",
});

const search = inputOf("search");
globalStyle(search, { appearance: "none" });
// The browser's own cross, in our ink.
globalStyle(`${search}::-webkit-search-cancel-button`, {
  appearance: "none",
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  cursor: "pointer",
  background: vars.colour.muted,
  maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E")`,
});

globalStyle("progress", {
  appearance: "none",
  display: "block",
  width: "100%",
  height: vars.space[8],
  overflow: "hidden",
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.colour.line,
});
globalStyle("progress::-webkit-progress-bar", { background: vars.colour.line });
partsOf("progress", ["-webkit-progress-value", "-moz-progress-bar"], { background: vars.colour.accent });
