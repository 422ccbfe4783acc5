import { expect, it } from "vitest";
import { readPageFrame } from "./page-frame.ts";

const empty = { html: "<p>Empty</p>", props: { initial: null } };
const props = '{\\"initial\\":null}';
const page = (part = empty.html, flight = props) =>
  `<head><link rel="stylesheet" href="a" nonce="one"/></head><main>${part}</main><script nonce="one">push([1,"a:${flight}\\n"])</script>`;
const known = { part: empty, nonce: "one" };

it("gives the page back when the same part is put in", () => {
  expect(readPageFrame(page(), known)?.fill(empty, "one")).toBe(page());
});

it("puts another part and another nonce in", () => {
  const filled = readPageFrame(page(), known)?.fill({ html: "<p>Lamp</p>", props: { initial: 1 } }, "two");
  expect(filled).toBe(page("<p>Lamp</p>", '{\\"initial\\":1}').replaceAll('"one"', '"two"'));
});

it("keeps texts as they are: replacement marks, references of the flight data, the end of a script", () => {
  const initial = '$& $1 </script><!-- \u2028 "it\'s" \\ &amp;';
  const filled = readPageFrame(page(), known)?.fill({ html: "<p>$& $1</p>", props: { initial } }, "two");
  expect(filled).toContain("<p>$& $1</p>");
  const script = /push\((.*)\)<\/script>$/.exec(filled ?? "")?.[1] ?? "";
  expect(script).not.toMatch(/[<>&]/);
  const [, row] = JSON.parse(script) as [number, string];
  expect(JSON.parse(row.trim().slice(2))).toEqual({ initial: `$${initial}` });
});

it("moves what React preloads into the head", () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="b"/>';
  const filled = readPageFrame(page(), known)?.fill({ ...empty, html: `${preload}<p>Lamp</p>` }, "one");
  expect(filled).toBe(page("<p>Lamp</p>").replace("<link", `${preload}<link`));
});

it.each([
  ["is not in it", page("<p>Other</p>")],
  ["is in it twice", page(empty.html + empty.html)],
  ["has other props there", page(empty.html, "{}")],
  ["has its props there twice", page(empty.html, props + props)],
])("gives no frame when the part %s", (_, text) => {
  expect(readPageFrame(text, known)).toBeNull();
});
