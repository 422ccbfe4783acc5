import { Tabs } from "#desk/parts/tabs.tsx";
import { useMay } from "#desk/session/session.ts";

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
  return <Tabs label="Texts" tabs={links} current={current} />;
}
