import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container, Section } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { ReactNode } from "react";
import { loadPage } from "#shop/base/content/load-page.ts";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { canonicalOrigin } from "#shop/base/env.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import * as css from "./campaigns.css.ts";
import { campaignsCopy } from "./campaigns-copy.ts";
import { filmFile, filmJsonLd, filmType } from "./film.ts";

const { tvAd: copy } = campaignsCopy;

/** The advert with captions and a transcript. Nothing of the film is fetched before the visitor plays it. @source spec §2 "/sale/sale-tv-ad" */
export async function TvAdView({ products }: { readonly products: ReactNode }) {
  const page = await loadPage("tv-ad");
  const { video } = page;
  return (
    <>
      <JsonLd text={filmJsonLd(page, canonicalOrigin())} />
      <PageOpening path={routes.tvAdvert.href} title={page.title} lead={page.lead} />
      <Container>
        <div className={css.screen}>
          <video
            className={css.film}
            controls
            playsInline
            preload="none"
            poster={filmFile(video.poster)}
            aria-label={page.title}
          >
            {video.files.map((file) => (
              <source key={file} src={filmFile(file)} type={filmType(file)} />
            ))}
            <track
              kind="captions"
              srcLang="en"
              label={copy.captions}
              src={filmFile(video.captions)}
              default
            />
          </video>
        </div>
        <p className={css.filmNote}>{copy.seconds(video.seconds)}</p>
      </Container>
      <Section labelledBy="transcript">
        <SectionHeading id="transcript" title={copy.transcript} />
        <MarkdownView text={page.transcript} />
      </Section>
      {products && (
        <Section labelledBy="lights">
          <SectionHeading id="lights" title={copy.products} />
          {products}
        </Section>
      )}
      <Container>
        <p className={css.acts}>
          {page.more.map(({ label, href }) => (
            <span key={href}>
              <ButtonLink href={href} tone="secondary" Link={IntentLink}>
                {label}
              </ButtonLink>
            </span>
          ))}
        </p>
      </Container>
    </>
  );
}
