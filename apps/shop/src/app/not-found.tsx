import { ButtonLink } from "@precise/ui/components/button";
import { EmptyState } from "@precise/ui/components/empty-state";
import { Container } from "@precise/ui/components/layout";
import type { Metadata } from "next";
import { copy } from "../copy.ts";
import { catalogueSource } from "../server/catalogue-source.ts";
import { IntentLink } from "../shell/intent-link.client.tsx";
import { SiteFrame } from "../shell/site-frame.tsx";

export const metadata: Metadata = { title: copy.missing.title, robots: { index: false } };

/** For every address that leads nowhere; answered with status 404. */
export default async function MissingPage() {
  return (
    <SiteFrame categories={await catalogueSource().categories()} hasFooter>
      <Container>
        <EmptyState
          level={1}
          title={copy.missing.title}
          action={
            <ButtonLink href="/products" Link={IntentLink}>
              {copy.missing.action}
            </ButtonLink>
          }
        >
          <p>{copy.missing.text}</p>
        </EmptyState>
      </Container>
    </SiteFrame>
  );
}
