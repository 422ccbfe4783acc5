import { weekdayText } from "@precise/contract/nigeria/lagos-days";
import type { AppointmentType } from "@precise/contract/shop/appointments";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { ProgressSteps } from "@precise/ui/components/navigation/progress-steps";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { StayLink } from "@precise/web/components/stay-link.client";
import type { ReactNode } from "react";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { appointmentCopy as copy, placeText, troubleText } from "./appointment-copy.ts";
import * as css from "./appointments.css.ts";
import type { BookingState } from "./booking.data.ts";
import { type BookingAddress, bookingHref } from "./booking-address.ts";
import { AppointmentContactForm } from "./booking-contact-form.client.tsx";
import { checkBooking, checkRequest } from "./contact-problems.ts";
import { DayAndTimes } from "./day-and-times.tsx";
import type { OfferedTime } from "./offered-days.ts";
import { VisitorTime } from "./visitor-time.client.tsx";

/** Booking an appointment: what, when, who. Each step has its address; each works without scripts. @source spec §2 */
export function BookingView({
  state,
  address,
}: {
  readonly state: BookingState;
  readonly address: BookingAddress;
}) {
  const trouble = troubleText(address.trouble);
  return (
    <Container>
      <div className={css.page}>
        <PageTrail entries={[{ name: copy.title }]} />
        <div className={css.head}>
          <h1 className={state.kind === "types" || state.kind === "request" ? undefined : css.laterTitle}>
            {state.kind === "request" ? copy.request.title : copy.title}
          </h1>
          {(state.kind === "types" || state.kind === "request") && (
            <p className={css.intro}>{state.kind === "request" ? copy.request.text : copy.intro}</p>
          )}
        </div>
        <Steps state={state} />
        {trouble && <Alert tone="critical">{trouble}</Alert>}
        <Step state={state} isChecked={address.check !== undefined} />
      </div>
    </Container>
  );
}

function Steps({ state }: { readonly state: BookingState }) {
  if (state.kind === "request" || state.kind === "unreachable") return null;
  const type = state.kind === "types" ? undefined : state.type.id;
  const current = { types: 0, times: 1, details: 2 }[state.kind];
  return (
    <ProgressSteps
      label={copy.stepsLabel}
      current={current}
      Link={IntentLink}
      steps={[
        { name: copy.steps.type, href: bookingHref({}) },
        {
          name: copy.steps.time,
          href: bookingHref({ type, ...(state.kind === "details" ? { day: state.day } : {}) }),
        },
        { name: copy.steps.details, href: "#details" },
      ]}
    />
  );
}

function Step({
  state,
  isChecked,
}: {
  readonly state: BookingState;
  readonly isChecked: boolean;
}): ReactNode {
  switch (state.kind) {
    case "types":
      return (
        <>
          {state.isUnknown && <Alert tone="caution">{copy.unknownType}</Alert>}
          <TypeList types={state.types} />
        </>
      );
    case "times":
      return (
        <>
          {state.taken !== null && <Alert tone="caution">{copy.taken(state.taken)}</Alert>}
          <h2 className={css.stepTitle}>
            {state.type.name} <span className={css.muted}>· {copy.minutes(state.type.minutes)}</span>
          </h2>
          <DayAndTimes
            month={state.month}
            day={state.day}
            timeOf={({ time, startsAt }) => (
              <StayLink
                href={bookingHref({ type: state.type.id, day: state.day ?? undefined, time })}
                className={css.time}
              >
                {time}
                <VisitorTime startsAt={startsAt} className={css.zoneTime} />
              </StayLink>
            )}
          />
        </>
      );
    case "details": {
      const { type, day, chosen, draft } = state;
      const hidden = { type: type.id, day, time: chosen.time, attempt: draft.attempt };
      return (
        <div className={css.when} id="details">
          <ChosenTime type={type} day={day} chosen={chosen} />
          <AppointmentContactForm
            purpose="booking"
            entries={draft.entries}
            found={isChecked ? checkBooking(draft.entries) : {}}
            hidden={hidden}
            send={copy.book}
          />
        </div>
      );
    }
    case "request": {
      const { type, draft } = state;
      return (
        <>
          <AppointmentContactForm
            purpose="request"
            entries={draft.entries}
            found={isChecked ? checkRequest(draft.entries) : {}}
            hidden={{
              wish: type?.name ?? copy.request.anyType,
              type: type?.id ?? "",
              attempt: draft.attempt,
            }}
            send={copy.request.send}
          />
          <p>
            <a href={bookingHref({ type: type?.id })}>{copy.request.again}</a>
          </p>
        </>
      );
    }
    case "unreachable":
      return (
        <EmptyState level={2} lit title={copy.unreachableTitle} action={<RetrySoon />}>
          <p>{copy.unreachableText}</p>
        </EmptyState>
      );
  }
}

/** A request was left. @param reference as the API gave it */
export function RequestedView({ reference }: { readonly reference: string }) {
  return (
    <Container>
      <EmptyState
        level={1}
        lit
        title={copy.request.doneTitle}
        action={<ButtonLink href="/products">{copy.request.back}</ButtonLink>}
      >
        <p>{copy.request.doneText(reference)}</p>
      </EmptyState>
    </Container>
  );
}

/** What is about to be booked, with the visitor's own clock beside the one in Lagos. */
function ChosenTime(props: {
  readonly type: AppointmentType;
  readonly day: string;
  readonly chosen: OfferedTime;
}) {
  const { type, day, chosen } = props;
  return (
    <div className={css.chosen}>
      <h2>{type.name}</h2>
      <p className={css.chosenTime}>
        {weekdayText(day)}, {chosen.time} <span className={css.muted}>({copy.lagosTime})</span>
      </p>
      <VisitorTime startsAt={chosen.startsAt} className={css.chosenZone} />
      <p className={css.muted}>
        {copy.minutes(type.minutes)} · {placeText(type)}
      </p>
    </div>
  );
}

/** What can be booked; each leads to its days. */
function TypeList({ types }: { readonly types: readonly AppointmentType[] }) {
  return (
    <ul className={css.types} role="list">
      {types.map((type) => (
        <li key={type.id} className={css.type}>
          <h2 className={css.typeName}>
            <IntentLink href={bookingHref({ type: type.id })} className={css.typeLink}>
              {type.name}
            </IntentLink>
          </h2>
          <p className={css.typeFacts}>
            {copy.minutes(type.minutes)} · {copy.place[type.place]}
          </p>
          {type.description && <p>{type.description}</p>}
          {type.showroom && <p className={css.typeFacts}>{type.showroom.address}</p>}
          <p className={css.chooseHint} aria-hidden="true">
            {copy.choose}
          </p>
        </li>
      ))}
    </ul>
  );
}
