import { Tabs } from "#desk/parts/tabs.tsx";

const links = [
  { id: "import", name: "Import and export", href: "/import" },
  { id: "history", name: "History", href: "/import/history" },
] as const;

/** Giving in a file, and what was given in. */
export function ImportTabs({ current }: { readonly current: (typeof links)[number]["id"] }) {
  return <Tabs label="Import" tabs={links} current={current} />;
}
