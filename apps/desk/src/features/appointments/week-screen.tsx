import { type AppointmentWeek, readAppointmentWeek } from "@precise/contract/desk/appointments";
import { laterDay } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { searchText } from "#desk/address/search-text.ts";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { useMedia } from "#desk/parts/use-media.ts";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { AppointmentTabs } from "./appointment-tabs.tsx";
import { weekWords } from "./appointment-words.ts";
import * as css from "./appointments.css.ts";
import { DayDialog } from "./day-dialog.tsx";
import { WeekList } from "./week-list.tsx";
import { WeekTable } from "./week-table.tsx";

/** Seven columns need so much room. */
const wideEnough = "(min-width: 1200px)";

/** The week: what is booked, what is closed. Week and calendar stand in the address. */
export function WeekScreen() {
  const address = useAddress();
  const { day, calendar } = address;
  const {
    data: week,
    error,
    refetch,
  } = useQuery(deskQuery(readAppointmentWeek, { query: { day, calendar } }));
  const failure = failureOf(error);
  const isWide = useMedia(wideEnough);
  const [changed, setChanged] = useState<string | null>(null);
  const actions = (
    <ButtonLink href="/appointments/book" Link={DeskLink}>
      Book for a caller
    </ButtonLink>
  );
  if (week === undefined)
    return (
      <Page title="Appointments" actions={actions}>
        <AppointmentTabs current="week" />
        {failure ? (
          <>
            <Alert tone="critical">{failureWords(failure)}</Alert>
            <div>
              <Button tone="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          </>
        ) : (
          <Waiting label="Reading the week" />
        )}
      </Page>
    );
  const isOurs = week.service === "own";
  const Shown = isWide ? WeekTable : WeekList;
  return (
    <Page title="Appointments" actions={actions}>
      <AppointmentTabs current="week" openRequests={week.open_requests} />
      {!isOurs && (
        <Alert title="Calendly keeps the calendar">
          Appointments that were booked through our site or here can be moved and cancelled here. Close days
          and set hours in Calendly; what was booked there alone is not shown.
        </Alert>
      )}
      <WeekTools week={week} calendar={calendar} />
      <Shown week={week} onChangeDay={isOurs ? setChanged : undefined} />
      {changed !== null && (
        <DayDialog week={week} day={changed} calendar={calendar} onClose={() => setChanged(null)} />
      )}
    </Page>
  );
}

/** Which week, and whose. */
function WeekTools({
  week,
  calendar,
}: {
  readonly week: AppointmentWeek;
  readonly calendar: string | undefined;
}) {
  const { from, to, today, calendars, service } = week;
  const hrefOf = (day: string | undefined, of: string | undefined) =>
    `/appointments${searchText({ day, calendar: of })}`;
  const isThisWeek = today >= from && today <= to;
  return (
    <div className={css.tools}>
      <nav className={layouts.bar} aria-label="Week">
        <DeskLink
          href={hrefOf(laterDay(from, -7), calendar)}
          className={css.step}
          aria-label="The week before"
        >
          ‹
        </DeskLink>
        <DeskLink href={hrefOf(laterDay(from, 7), calendar)} className={css.step} aria-label="The week after">
          ›
        </DeskLink>
        <h2 className={css.weekName} aria-live="polite">
          {weekWords(from, to)}
        </h2>
        {!isThisWeek && <DeskLink href={hrefOf(undefined, calendar)}>This week</DeskLink>}
      </nav>
      {service === "own" && (
        <nav className={css.chips} aria-label="Calendar">
          {[{ id: undefined, name: "All calendars" }, ...calendars].map(({ id, name }) => (
            <DeskLink
              key={id ?? "all"}
              href={hrefOf(isThisWeek ? undefined : from, id)}
              className={css.chip}
              aria-current={id === calendar ? "true" : undefined}
            >
              {name}
            </DeskLink>
          ))}
        </nav>
      )}
    </div>
  );
}
