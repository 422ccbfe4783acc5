import type { legalPages } from "@precise/contract/desk/settings/page-texts";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Container } from "@precise/ui/components/layout/layout";
import { ContentsList } from "#shop/base/content/contents-list.tsx";
import { loadPage } from "#shop/base/content/load-page.ts";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import * as css from "./legal-view.css.ts";

const copy = { inThis: "On this page", inForce: "In force from" } as const;

/** Terms, or privacy: a long text with its contents beside it. @source spec §2 "/privacy" */
export async function LegalView({ page: name }: { readonly page: (typeof legalPages)[number] }) {
  const page = await loadPage(name);
  return (
    <>
      <PageOpening
        path={routes[name].href}
        title={page.title}
        lead={page.lead}
        note={
          <p className={css.day}>
            {copy.inForce} <time dateTime={page.updated}>{dayText(page.updated)}</time>
          </p>
        }
      />
      <Container>
        {page.notice && (
          <div className={css.notice}>
            <Alert tone="caution">{page.notice}</Alert>
          </div>
        )}
        <div className={css.columns}>
          <ContentsList title={copy.inThis} text={page.text} />
          <MarkdownView text={page.text} />
        </div>
      </Container>
    </>
  );
}
