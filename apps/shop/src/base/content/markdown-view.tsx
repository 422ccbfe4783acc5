import { ReadingTable } from "@precise/ui/components/layout/reading-table";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { Nodes, RootContent, Table } from "mdast";
import type { ReactNode } from "react";
import { withFigures } from "./figures.ts";
import { anchorOf, type Markdown, plainText } from "./markdown.ts";
import * as css from "./markdown-view.css.ts";

/** A text of a content file. Headings carry anchors; figures replace their names. */
export function MarkdownView({ text }: { readonly text: Markdown }) {
  return <div className={css.prose}>{text.children.map(block)}</div>;
}

function block(node: RootContent, key: number): ReactNode {
  switch (node.type) {
    case "heading": {
      const Heading = node.depth === 2 ? "h2" : "h3";
      return (
        <Heading key={key} id={anchorOf(plainText(node))} className={css.heading[node.depth === 2 ? 2 : 3]}>
          {inlines(node.children)}
        </Heading>
      );
    }
    case "paragraph":
      return <p key={key}>{inlines(node.children)}</p>;
    case "blockquote":
      return (
        <aside key={key} className={css.note}>
          {node.children.map(block)}
        </aside>
      );
    case "list": {
      const List = node.ordered ? "ol" : "ul";
      return (
        <List key={key} className={css.list}>
          {node.children.map((item, at) => (
            // Items never move: their place names them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={at}>{item.children.map((child, place) => loose(child, place))}</li>
          ))}
        </List>
      );
    }
    case "table":
      return <TableView key={key} table={node} />;
    case "thematicBreak":
      return <hr key={key} className={css.rule} />;
    default:
      return null;
  }
}

/** A paragraph of a list's item stands without one. */
function loose(node: Nodes, key: number): ReactNode {
  return node.type === "paragraph" ? (
    <span key={key}>{inlines(node.children)}</span>
  ) : (
    block(node as RootContent, key)
  );
}

function TableView({ table }: { readonly table: Table }) {
  const [head, ...rows] = table.children;
  const heads = head?.children.map((cell) => withFigures(plainText(cell))) ?? [];
  return (
    <ReadingTable
      label={heads.join(", ")}
      heads={heads}
      rows={rows.map(({ children: [first, ...others] }) => ({
        head: first && inlines(first.children),
        cells: others.map(({ children }) => inlines(children)),
      }))}
    />
  );
}

function inlines(nodes: readonly Nodes[]): ReactNode[] {
  return nodes.map((node, key) => inline(node, key));
}

function inline(node: Nodes, key: number): ReactNode {
  switch (node.type) {
    case "text":
      return withFigures(node.value);
    case "strong":
      return <strong key={key}>{inlines(node.children)}</strong>;
    case "emphasis":
      return <em key={key}>{inlines(node.children)}</em>;
    case "inlineCode":
      return <code key={key}>{node.value}</code>;
    case "break":
      return <br key={key} />;
    case "link":
      return node.url.startsWith("/") ? (
        <IntentLink key={key} href={node.url}>
          {inlines(node.children)}
        </IntentLink>
      ) : (
        <a key={key} href={node.url}>
          {inlines(node.children)}
        </a>
      );
    default:
      return null;
  }
}
