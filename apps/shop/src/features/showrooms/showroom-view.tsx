import { weekdayText } from "@precise/contract/nigeria/lagos-days";
import type { Company } from "@precise/contract/shop/company";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import { breadcrumbJsonLd } from "#shop/base/seo/breadcrumb-json-ld.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { closedDaysFrom } from "./opening.ts";
import { ShowroomCard } from "./showroom-card.tsx";
import { showroomCopy as copy } from "./showroom-copy.ts";
import { showroomJsonLd } from "./showroom-json-ld.ts";
import * as css from "./showrooms.css.ts";

/** Every showroom. @param company null while it is not known; @param madeAt when the page is made */
export function ShowroomView(props: {
  readonly company: Company | null;
  readonly origin: string;
  readonly madeAt: Date;
}) {
  const { company, origin, madeAt } = props;
  const added = company?.closed_days ?? [];
  const closed = closedDaysFrom(madeAt, added);
  return (
    <Container>
      <div className={css.page}>
        <PageTrail entries={[{ name: copy.title }]} />
        <div className={css.head}>
          <h1>{copy.title}</h1>
          <p className={css.intro}>{company === null ? copy.unknown : `${copy.intro} ${copy.collection}`}</p>
        </div>
        {company && (
          <div className={css.list}>
            {company.showrooms.map((showroom) => (
              <ShowroomCard key={showroom.id} showroom={showroom} closedDays={added} />
            ))}
          </div>
        )}
        <div className={css.closing}>
          <section className={css.block}>
            <h2>{copy.videoTitle}</h2>
            <p>{copy.videoText}</p>
            <ButtonLink href={routes.appointment.href} tone="secondary" Link={IntentLink}>
              {copy.videoLead}
            </ButtonLink>
          </section>
          {closed.length > 0 && (
            <section className={css.block}>
              <h2>{copy.holidaysTitle}</h2>
              <dl className={css.hours}>
                {closed.flatMap(({ day, name }) => [
                  <dt key={day}>{weekdayText(day)}</dt>,
                  <dd key={`${day} name`} className={css.hour}>
                    {name}
                  </dd>,
                ])}
              </dl>
              <p className={css.muted}>{copy.lagosTime}</p>
            </section>
          )}
        </div>
      </div>
      <JsonLd
        text={breadcrumbJsonLd(
          [routes.home, routes.showroom].map(({ name, href }) => ({ name, path: href })),
          origin,
        )}
      />
      {company && <JsonLd text={showroomJsonLd(company, origin, closed)} />}
    </Container>
  );
}
