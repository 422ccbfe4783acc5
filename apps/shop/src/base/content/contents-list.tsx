import { anchorOf, type Markdown, plainText } from "@precise/contract/pages/markdown";
import * as css from "./contents-list.css.ts";

/** What a long text holds, as links to its parts. */
export function ContentsList({ title, text }: { readonly title: string; readonly text: Markdown }) {
  const parts = text.children.flatMap((node) =>
    node.type === "heading" && node.depth === 2 ? [plainText(node)] : [],
  );
  return (
    <nav className={css.list} aria-label={title}>
      <details className={css.fold}>
        <summary className={css.title}>{title}</summary>
        <ul role="list">
          {parts.map((part) => (
            <li key={part}>
              <a className={css.link} href={`#${anchorOf(part)}`}>
                {part}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
