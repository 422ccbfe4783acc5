import type { AppointmentType } from "@precise/contract/appointments";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { appointmentCopy as copy } from "./appointment-copy.ts";
import * as css from "./appointments.css.ts";
import { bookingHref } from "./booking-address.ts";

/** What can be booked; each leads to its days. */
export function TypeList({ types }: { readonly types: readonly AppointmentType[] }) {
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
