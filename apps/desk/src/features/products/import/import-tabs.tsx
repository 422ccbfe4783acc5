import { DeskLink } from "#desk/parts/desk-link.tsx";
import { tab, tabs } from "./import.css.ts";

const links = [
  { id: "import", name: "Import and export", href: "/import" },
  { id: "history", name: "History", href: "/import/history" },
] as const;

/** Giving in a file, and what was given in. */
export function ImportTabs({ current }: { readonly current: (typeof links)[number]["id"] }) {
  return (
    <nav className={tabs} aria-label="Import">
      {links.map(({ id, name, href }) => (
        <DeskLink key={id} className={tab} href={href} aria-current={id === current ? "page" : undefined}>
          {name}
        </DeskLink>
      ))}
    </nav>
  );
}
