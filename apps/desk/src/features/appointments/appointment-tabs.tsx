import { DeskLink } from "#desk/parts/desk-link.tsx";
import { tab, tabCount, tabs } from "./appointments.css.ts";

const screens = [
  ["week", "Week", "/appointments"],
  ["list", "All appointments", "/appointments/list?state=coming"],
  ["calendars", "Hours and places", "/appointments/calendars"],
  ["requests", "Requests", "/appointments/requests?state=open"],
] as const;

/** The screens of appointments. @param openRequests how many requests wait, where that is known */
export function AppointmentTabs(props: {
  readonly current: (typeof screens)[number][0];
  readonly openRequests?: number | undefined;
}) {
  const { current, openRequests = 0 } = props;
  return (
    <nav className={tabs} aria-label="Appointments">
      {screens.map(([key, name, href]) => (
        <DeskLink key={key} href={href} className={tab} aria-current={key === current ? "page" : undefined}>
          {name}
          {key === "requests" && <span className={tabCount}>{openRequests > 0 && ` (${openRequests})`}</span>}
        </DeskLink>
      ))}
    </nav>
  );
}
