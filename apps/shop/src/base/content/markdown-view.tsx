import { anchorOf, type Markdown, plainText } from "@precise/contract/pages/markdown";
import { ReadingTable } from "@precise/ui/components/layout/reading-table";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { Nodes, RootContent, Table } from "mdast";
import type { ReactNode } from "react";
import { currentFigures } from "./current-figures.ts";
import { type ContentFigures, withFigures } from "./figures.ts";
import * as css from "./markdown-view.css.ts";

/** A text of a content file. Headings carry anchors; figures replace their names. */
export async function MarkdownView({ text }: { readonly text: Markdown }) {
  const figures = await currentFigures();
  return <div className={css.prose}>{blocks(text.children, figures)}</div>;
}

function blocks(nodes: readonly RootContent[], figures: ContentFigures): ReactNode[] {
  return nodes.map((node, key) => block(node, key, figures));
}

function block(node: RootContent, key: number, figures: ContentFigures): ReactNode {
  switch (node.type) {
    case "heading": {
      const Heading = node.depth === 2 ? "h2" : "h3";
      return (
        <Heading key={key} id={anchorOf(plainText(node))} className={css.heading[node.depth === 2 ? 2 : 3]}>
          {inlines(node.children, figures)}
        </Heading>
      );
    }
    case "paragraph":
      return <p key={key}>{inlines(node.children, figures)}</p>;
    case "blockquote":
      return (
        <aside key={key} className={css.note}>
          {blocks(node.children, figures)}
        </aside>
      );
    case "list": {
      const List = node.ordered ? "ol" : "ul";
      return (
        <List key={key} className={css.list}>
          {node.children.map((item, at) => (
            // Items never move: their place names them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={at}>{item.children.map((child, place) => loose(child, place, figures))}</li>
          ))}
        </List>
      );
    }
    case "table":
      return <TableView key={key} table={node} figures={figures} />;
    case "thematicBreak":
      return <hr key={key} className={css.rule} />;
    default:
      return null;
  }
}

/** A paragraph of a list's item stands without one. */
function loose(node: Nodes, key: number, figures: ContentFigures): ReactNode {
  return node.type === "paragraph" ? (
    <span key={key}>{inlines(node.children, figures)}</span>
  ) : (
    block(node as RootContent, key, figures)
  );
}

function TableView({ table, figures }: { readonly table: Table; readonly figures: ContentFigures }) {
  const [head, ...rows] = table.children;
  const heads = head?.children.map((cell) => withFigures(plainText(cell), figures)) ?? [];
  return (
    <ReadingTable
      label={heads.join(", ")}
      heads={heads}
      rows={rows.map(({ children: [first, ...others] }) => ({
        head: first && inlines(first.children, figures),
        cells: others.map(({ children }) => inlines(children, figures)),
      }))}
    />
  );
}

function inlines(nodes: readonly Nodes[], figures: ContentFigures): ReactNode[] {
  return nodes.map((node, key) => inline(node, key, figures));
}

function inline(node: Nodes, key: number, figures: ContentFigures): ReactNode {
  switch (node.type) {
    case "text":
      return withFigures(node.value, figures);
    case "strong":
      return <strong key={key}>{inlines(node.children, figures)}</strong>;
    case "emphasis":
      return <em key={key}>{inlines(node.children, figures)}</em>;
    case "inlineCode":
      return <code key={key}>{node.value}</code>;
    case "break":
      return <br key={key} />;
    case "link":
      return node.url.startsWith("/") ? (
        <IntentLink key={key} href={node.url}>
          {inlines(node.children, figures)}
        </IntentLink>
      ) : (
        <a key={key} href={node.url}>
          {inlines(node.children, figures)}
        </a>
      );
    default:
      return null;
  }
}
