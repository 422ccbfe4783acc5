import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { Container, Section } from "@precise/ui/components/layout/layout";
import type { ReactNode } from "react";
import { loadPage } from "#shop/base/content/load-page.ts";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { Steps } from "#shop/base/content/part.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import * as css from "./design-view.css.ts";

const copy = { how: "How it works", brief: "Your brief" } as const;

/** The design service and its brief. @param form the brief's form @source spec §2 "/design" */
export async function DesignView({ form }: { readonly form: ReactNode }) {
  const page = await loadPage("design");
  return (
    <>
      <PageOpening path={routes.design.href} title={page.title} lead={page.lead} picture="office" />
      <Section labelledBy="how">
        <SectionHeading id="how" title={copy.how} />
        <Steps steps={page.steps} />
      </Section>
      <Container>
        <div className={css.columns}>
          <section className={css.part} aria-labelledby="brief">
            <h2 id="brief">{copy.brief}</h2>
            {form}
          </section>
          <aside className={css.gets} aria-labelledby="gets">
            <h2 id="gets" className={css.getsTitle}>
              {page.gets.title}
            </h2>
            <ul className={css.items}>
              {page.gets.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </aside>
        </div>
      </Container>
    </>
  );
}
