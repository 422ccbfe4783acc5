import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { unknownFigures } from "../shop/figure-names.ts";
import { isKnownLink } from "./known-links.ts";

/** A text with headings, paragraphs, lists, tables, links and notes, as its author wrote it. */
export type Markdown = Root;

const allowed: ReadonlySet<string> = new Set<Nodes["type"]>([
  "root",
  "heading",
  "paragraph",
  "text",
  "strong",
  "emphasis",
  "link",
  "list",
  "listItem",
  "blockquote",
  "inlineCode",
  "table",
  "tableRow",
  "tableCell",
  "thematicBreak",
  "break",
]);

/** Reads Markdown. */
export function parseMarkdown(text: string): Markdown {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** Lists, notes and marks within one another: more than any text needs, and few enough for whatever goes through the tree. */
const deepest = 16;
const tooDeep = "has lists, notes or marks within one another, too many to be read";
/** More beginnings of lists and notes in one line. The parser takes seconds for thousands of them. */
const nested = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${deepest},}`);
const rule = /^[ \t]*([-*])(?:[ \t]*\1)+[ \t]*$/;

/** What our pages cannot show of a text, with its line in it, counted from 1. */
export function markdownFaults(text: string): { line: number; message: string }[] {
  const deep = text.split("\n").findIndex((each) => nested.test(each) && !rule.test(each));
  if (deep >= 0) return [{ line: deep + 1, message: tooDeep }];
  const faults: { line: number; message: string }[] = [];
  const visit = (node: Nodes, depth: number) => {
    const line = node.position?.start.line ?? 1;
    if (depth > deepest) return void faults.push({ line, message: tooDeep });
    const message = faultOf(node);
    if (message !== null) faults.push({ line, message });
    if (node.type === "text") faults.push(...figureFaults(node.value, line));
    if ("children" in node) for (const child of node.children) visit(child, depth + 1);
  };
  visit(parseMarkdown(text), 0);
  return faults;
}

function faultOf(node: Nodes): string | null {
  if (node.type === "html") return `has HTML (${node.value.slice(0, 20)}); write Markdown`;
  if (node.type === "image") return "has a picture; pictures are named in the page's own fields";
  if (!allowed.has(node.type)) return `has a part that pages do not show (${node.type})`;
  if (node.type === "heading" && (node.depth < 2 || node.depth > 3)) {
    return "has a heading that is neither ## nor ###";
  }
  if (node.type === "link" && !isKnownLink(node.url)) return `links to ${node.url}, which is no page of ours`;
  return null;
}

/** A text may go over several lines of the file. */
function figureFaults(text: string, from: number): { line: number; message: string }[] {
  return text.split("\n").flatMap((part, at) =>
    unknownFigures(part).map((unknown) => ({
      line: from + at,
      message: `names {${unknown}}, which is no figure of ours`,
    })),
  );
}

/** The words of a node, without marks. */
export function plainText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}

/** What a heading is called in an address: "What the law says" becomes `what-the-law-says`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
