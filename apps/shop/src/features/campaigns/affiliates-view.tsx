import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { Container, Section } from "@precise/ui/components/layout/layout";
import type { ReactNode } from "react";
import { loadPage } from "#shop/base/content/load-page.ts";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { Figures, Steps } from "#shop/base/content/part.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import * as css from "./campaigns.css.ts";
import { campaignsCopy } from "./campaigns-copy.ts";

const { affiliates: copy } = campaignsCopy;

/** The programme and its terms. @param form to apply @source spec §2 "/affiliates" */
export async function AffiliatesView({ form }: { readonly form: ReactNode }) {
  const page = await loadPage("affiliates");
  return (
    <>
      <PageOpening path={routes.affiliates.href} title={page.title} lead={page.lead} note={page.note} />
      <Container>
        <Figures figures={page.figures} />
      </Container>
      <Section labelledBy="how">
        <SectionHeading id="how" title={copy.how} />
        <Steps steps={page.steps} />
      </Section>
      <Container>
        <div className={css.apply}>
          <section className={css.part} aria-labelledby="terms">
            <h2 id="terms">{page.terms.title}</h2>
            <MarkdownView text={page.terms.text} />
          </section>
          <section className={css.part} aria-labelledby="apply">
            <h2 id="apply">{copy.apply}</h2>
            {form}
          </section>
        </div>
      </Container>
    </>
  );
}
