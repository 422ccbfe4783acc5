import { Alert } from "@precise/ui/components/alert";
import { ButtonLink } from "@precise/ui/components/button";
import { EmptyState } from "@precise/ui/components/empty-state";
import { Container } from "@precise/ui/components/layout";
import { ProgressSteps } from "@precise/ui/components/progress-steps";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import type { ReactNode } from "react";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { appointmentCopy as copy, troubleText } from "./appointment-copy.ts";
import * as css from "./appointments.css.ts";
import type { BookingState } from "./booking.data.ts";
import { type BookingAddress, bookingHref } from "./booking-address.ts";
import { ChosenTime } from "./chosen-time.tsx";
import { AppointmentContactForm } from "./contact-form.client.tsx";
import { checkBooking, checkRequest } from "./contact-problems.ts";
import { DayAndTimes } from "./day-and-times.tsx";
import { StayLink } from "./stay-link.client.tsx";
import { TypeList } from "./type-list.tsx";
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
          <AppointmentContactForm
            purpose="booking"
            entries={draft.entries}
            found={isChecked ? checkBooking(draft.entries) : {}}
            hidden={hidden}
            send={copy.book}
          />
          <ChosenTime type={type} day={day} chosen={chosen} />
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
