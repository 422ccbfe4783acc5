import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import { tab, tabs } from "./messages.css.ts";

export const queues = [
  { id: "all", name: "All", href: "/messages" },
  { id: "waiting", name: "Waiting", href: "/messages?state=waiting" },
  { id: "dead", name: "Not sent", href: "/messages?state=dead" },
  { id: "sent", name: "Sent", href: "/messages?state=sent" },
] as const;

/** The queues of messages, and who wants none. */
export function MessageTabs({ current }: { readonly current: string }) {
  const maySeeStops = useMay("messages");
  const links = maySeeStops
    ? [...queues, { id: "stops", name: "Stop list", href: "/messages/stops" }]
    : queues;
  return (
    <nav className={tabs} aria-label="Texts">
      {links.map(({ id, name, href }) => (
        <DeskLink key={id} className={tab} href={href} aria-current={id === current ? "page" : undefined}>
          {name}
        </DeskLink>
      ))}
    </nav>
  );
}
