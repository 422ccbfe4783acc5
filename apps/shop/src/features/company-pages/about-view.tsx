import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { loadPage } from "#shop/base/content/load-page.ts";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { Figures } from "#shop/base/content/part.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import * as css from "./company-pages.css.ts";

/** Who we are. @source spec §2 "/about-us" */
export async function AboutView() {
  const page = await loadPage("about");
  return (
    <>
      <PageOpening
        path={routes.aboutUs.href}
        title={page.title}
        lead={page.lead}
        note={page.note}
        picture="dining"
      >
        <ButtonLink href={routes.showroom.href} Link={IntentLink}>
          {routes.showroom.name}
        </ButtonLink>
        <ButtonLink href={routes.board.href} tone="secondary" Link={IntentLink}>
          {routes.board.name}
        </ButtonLink>
      </PageOpening>
      <Container>
        <Figures figures={page.figures} />
        <div className={css.sections}>
          {page.sections.map(({ title, text }) => (
            <section key={title} className={css.section}>
              <h2 className={css.sectionTitle}>{title}</h2>
              <MarkdownView text={text} />
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}
