import { dayText } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Container } from "@precise/ui/components/layout/layout";
import { content } from "#shop/base/content/content-files.ts";
import { ContentsList } from "#shop/base/content/contents-list.tsx";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import * as css from "./legal-view.css.ts";

const files = { terms: "terms.md", privacy: "privacy.md" } as const;
const copy = { inThis: "On this page", inForce: "In force from" } as const;

/** Terms, or privacy: a long text with its contents beside it. @source spec §2 "/privacy" */
export function LegalView({ page: name }: { readonly page: keyof typeof files }) {
  const page = content(files[name]);
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
        <div className={css.notice}>
          <Alert tone="caution">{page.notice}</Alert>
        </div>
        <div className={css.columns}>
          <ContentsList title={copy.inThis} text={page.text} />
          <MarkdownView text={page.text} />
        </div>
      </Container>
    </>
  );
}
