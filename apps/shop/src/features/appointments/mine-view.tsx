import { clockText, lagosDay, weekdayText } from "@precise/contract/nigeria/lagos-days";
import type { Appointment } from "@precise/contract/shop/appointments";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { StayLink } from "@precise/web/components/stay-link.client";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { appointmentCopy, placeText, troubleText } from "./appointment-copy.ts";
import * as css from "./appointments.css.ts";
import { type BookingAddress, bookingHref, bookingPath } from "./booking-address.ts";
import { DayAndTimes } from "./day-and-times.tsx";
import type { MineState } from "./mine.data.ts";
import { minePath } from "./mine-path.ts";
import type { OfferedMonth } from "./offered-days.ts";
import { VisitorTime } from "./visitor-time.client.tsx";

const copy = appointmentCopy.mine;

/** An appointment, opened by its link: looked at, put into a calendar, moved, cancelled. Opening it changes nothing. */
export function MineView(props: {
  readonly state: MineState;
  readonly token: string;
  readonly address: BookingAddress;
  /** It has been booked on this page before. */
  readonly isNew: boolean;
}) {
  const { state, token, address, isNew } = props;
  if (state.kind === "unreachable") {
    return (
      <EmptyState level={1} lit title={copy.unreachableTitle} action={<RetrySoon />}>
        <p>{copy.unreachableText}</p>
      </EmptyState>
    );
  }
  if (state.kind === "gone") {
    return (
      <EmptyState
        level={1}
        title={copy.goneTitle}
        action={<ButtonLink href={bookingPath}>{copy.again}</ButtonLink>}
      >
        <p>{copy.goneText}</p>
      </EmptyState>
    );
  }
  const { appointment, month } = state;
  const { status, may_change } = appointment;
  const title = status === "cancelled" ? copy.cancelled : may_change ? copy.booked : copy.past;
  const trouble = troubleText(address.trouble);
  return (
    <Container>
      <div className={css.page}>
        <PageTrail entries={[{ name: appointmentCopy.title, href: bookingPath }, { name: copy.title }]} />
        <div className={css.head}>
          <h1>{month ? copy.moveTitle : title}</h1>
          {isNew && may_change && <p className={css.intro}>{copy.mailed(appointment.email)}</p>}
        </div>
        {trouble && <Alert tone="critical">{trouble}</Alert>}
        {address.taken && <Alert tone="caution">{appointmentCopy.taken(address.taken)}</Alert>}
        <Facts appointment={appointment} />
        {month ? (
          <Moving month={month} day={address.day ?? null} token={token} />
        ) : (
          <Acts appointment={appointment} token={token} />
        )}
      </div>
    </Container>
  );
}

function Facts({ appointment }: { readonly appointment: Appointment }) {
  const { type, starts_at, name, reference, join_url } = appointment;
  const { facts } = copy;
  const where = type.place === "video" ? copy.videoPlace : placeText(type);
  return (
    <dl className={css.facts}>
      <dt className={css.factName}>{facts.what}</dt>
      <dd className={css.fact}>
        {type.name}, {appointmentCopy.minutes(type.minutes)}
      </dd>
      <dt className={css.factName}>{facts.when}</dt>
      <dd className={css.fact}>
        <strong>
          {weekdayText(lagosDay(new Date(starts_at)))}, {clockText(starts_at)}
        </strong>{" "}
        ({appointmentCopy.lagosTime})
        <br />
        <VisitorTime startsAt={starts_at} className={css.chosenZone} />
      </dd>
      <dt className={css.factName}>{facts.where}</dt>
      <dd className={css.fact}>{join_url ? <a href={join_url}>{copy.join}</a> : where}</dd>
      <dt className={css.factName}>{facts.who}</dt>
      <dd className={css.fact}>{name}</dd>
      <dt className={css.factName}>{facts.reference}</dt>
      <dd className={css.fact}>{reference}</dd>
    </dl>
  );
}

function Acts({ appointment, token }: { readonly appointment: Appointment; readonly token: string }) {
  if (!appointment.may_change) {
    return (
      <div className={css.acts}>
        <ButtonLink href={bookingPath}>{copy.again}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <div className={css.acts}>
        <ButtonLink href={`/api/appointments/calendar/${encodeURIComponent(token)}`}>
          {copy.calendar}
        </ButtonLink>
        <ButtonLink tone="secondary" href={bookingHref({ move: "1" }, minePath(token))} Link={StayLink}>
          {copy.move}
        </ButtonLink>
      </div>
      <details className={css.cancel}>
        <summary className={css.cancelHandle}>{copy.cancel}</summary>
        <SubmitOnce method="post" action="/form/appointment/cancel" className={css.cancelBody}>
          <p>{copy.cancelAsk}</p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" tone="critical">
            {copy.cancelYes}
          </Button>
        </SubmitOnce>
      </details>
    </>
  );
}

function Moving(props: {
  readonly month: OfferedMonth;
  readonly day: string | null;
  readonly token: string;
}) {
  const { month, day, token } = props;
  return (
    <>
      <SubmitOnce method="post" action="/form/appointment/move">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="day" value={day ?? ""} />
        <DayAndTimes
          month={month}
          day={day}
          timeOf={({ time, startsAt }) => (
            <button type="submit" name="time" value={time} className={css.time}>
              {time}
              <VisitorTime startsAt={startsAt} className={css.zoneTime} />
            </button>
          )}
        />
      </SubmitOnce>
      <div className={css.acts}>
        <ButtonLink tone="secondary" href={minePath(token)} Link={StayLink}>
          {copy.keep}
        </ButtonLink>
      </div>
    </>
  );
}
