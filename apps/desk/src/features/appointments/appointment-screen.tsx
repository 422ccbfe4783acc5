import { type DeskAppointment, readDeskAppointment } from "@precise/contract/desk/appointments";
import { dayAndTime, lagosDay } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { callWords, statusWords, whenWords } from "./appointment-words.ts";
import { CancelAppointmentDialog } from "./cancel-appointment-dialog.tsx";
import { MoveAppointmentDialog } from "./move-appointment-dialog.tsx";

const placeWords = {
  video: "By video call",
  showroom: "In the showroom",
  arranged: "As the invitation says",
};

/** One appointment: who comes, when, where; moving and cancelling it. */
export function AppointmentScreen() {
  const reference = useAddressPart("reference");
  return (
    <RecordScreen
      call={readDeskAppointment}
      input={{ params: { reference } }}
      title={reference}
      reading="Reading the appointment"
      back={<DeskLink href="/appointments">The week</DeskLink>}
    >
      {(held) => <Appointment held={held} />}
    </RecordScreen>
  );
}

function Appointment({ held }: { readonly held: DeskAppointment }) {
  const [dialog, setDialog] = useState<"move" | "cancel" | null>(null);
  return (
    <Page
      title={held.reference}
      beside={<strong>{statusWords(held, new Date())}</strong>}
      actions={
        held.may_change && (
          <>
            <Button tone="secondary" onClick={() => setDialog("cancel")}>
              Cancel it
            </Button>
            <Button onClick={() => setDialog("move")}>Move it</Button>
          </>
        )
      }
    >
      <AppointmentFacts held={held} />
      <DeskLink href={`/appointments?day=${lagosDay(new Date(held.starts_at))}`}>See its week</DeskLink>
      {dialog === "move" && <MoveAppointmentDialog held={held} onClose={() => setDialog(null)} />}
      {dialog === "cancel" && <CancelAppointmentDialog held={held} onClose={() => setDialog(null)} />}
    </Page>
  );
}

function AppointmentFacts({ held }: { readonly held: DeskAppointment }) {
  const { type, calendar, name, email, phone, note, time_zone, join_url, revision, starts_at } = held;
  const showroom = type.showroom ? `${type.showroom.name}, ${type.showroom.address}` : undefined;
  return (
    <Facts>
      <Fact name="When">{whenWords(held)}, Lagos time</Fact>
      {time_zone !== "Africa/Lagos" && (
        <Fact name="For the visitor">
          {zonedWords(starts_at, time_zone)} ({time_zone})
        </Fact>
      )}
      <Fact name="What">
        {type.name}, {type.minutes} minutes
      </Fact>
      <Fact name="Where">{showroom ?? placeWords[type.place]}</Fact>
      {join_url && (
        <Fact name="Link">
          <a href={join_url} target="_blank" rel="noreferrer">
            {join_url}
          </a>
        </Fact>
      )}
      <Fact name="Calendar">{calendar?.name ?? "Calendly"}</Fact>
      <Fact name="Name">{name}</Fact>
      <Fact name="Phone">
        <a href={`tel:${phone}`}>{callWords(phone)}</a>
      </Fact>
      <Fact name="E-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name="Note">{note || "None"}</Fact>
      {revision > 0 && <Fact name="Changed">{revision === 1 ? "Once" : `${revision} times`}</Fact>}
    </Facts>
  );
}

/** The moment where the visitor is; in Lagos where their zone is unknown here. */
function zonedWords(moment: string, timeZone: string): string {
  try {
    const form = { timeZone, dateStyle: "full", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat("en-GB", form).format(new Date(moment));
  } catch {
    // This browser knows no such zone.
    return dayAndTime(moment);
  }
}
