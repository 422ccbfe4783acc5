import type { Company } from "@precise/contract/shop/company";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { routes } from "#shop/base/routes/route-table.ts";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import { directionsLink, mapLink } from "./map-links.ts";
import { OpenNow } from "./open-now.client.tsx";
import type { ClosedDay } from "./opening.ts";
import { showroomCopy as copy } from "./showroom-copy.ts";
import { ShowroomDrawing } from "./showroom-drawing.tsx";
import * as css from "./showrooms.css.ts";

/** A showroom: a drawing of its front, where it is, when it is open, and every way to get there. */
export function ShowroomCard(props: {
  readonly showroom: Company["showrooms"][number];
  /** The owner's, in addition to the public holidays. */
  readonly closedDays: readonly ClosedDay[];
}) {
  const { showroom, closedDays } = props;
  const { id, name, address, hours, phone, features = [] } = showroom;
  const named = (act: string) => copy.aboutShowroom(name, act);
  return (
    <article className={css.showroom} id={id} aria-labelledby={`${id}-name`}>
      <div className={css.picture}>
        <ShowroomDrawing showroom={showroom} />
      </div>
      <div className={css.facts}>
        <h2 id={`${id}-name`}>{name}</h2>
        <OpenNow hours={hours} closedDays={closedDays} />
        <address className={css.address}>{address}</address>
        <h3>{copy.hours}</h3>
        <dl className={css.hours}>
          {hours.flatMap(({ days, open, close }) => [
            <dt key={days}>{days}</dt>,
            <dd key={`${days} hours`} className={css.hour}>
              {open === null || close === null ? copy.closed : `${open} to ${close}`}
            </dd>,
          ])}
        </dl>
        {features.length > 0 && (
          <ul className={css.features} role="list" aria-label={copy.there}>
            {features.map((feature) => (
              <li key={feature} className={css.feature}>
                {feature}
              </li>
            ))}
          </ul>
        )}
        <div className={css.acts}>
          <ButtonLink href={`${routes.appointment.href}?showroom=${id}`} Link={IntentLink}>
            {copy.book}
          </ButtonLink>
          <a className={css.link} href={directionsLink(showroom)} aria-label={named(copy.directions)}>
            {copy.directions}
          </a>
          <a className={css.link} href={mapLink(showroom)} aria-label={named(copy.map)}>
            {copy.map}
          </a>
        </div>
        {phone && (
          <div className={css.acts}>
            <a className={css.link} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {copy.call(phone)}
            </a>
            <a className={css.link} href={whatsAppLink(`${name}: `, phone)} aria-label={named(copy.whatsApp)}>
              {copy.whatsApp}
            </a>
          </div>
        )}
      </div>
    </article>
  );
}
