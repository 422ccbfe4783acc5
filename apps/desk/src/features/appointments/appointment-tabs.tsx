import { Tabs } from "#desk/parts/tabs.tsx";

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
  const tabs = screens.map(([id, name, href]) => ({
    id,
    name,
    href,
    ...(id === "requests" && openRequests > 0 && { count: openRequests }),
  }));
  return <Tabs label="Appointments" tabs={tabs} current={current} />;
}
