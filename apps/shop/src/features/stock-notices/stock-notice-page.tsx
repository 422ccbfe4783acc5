import { Alert } from "@precise/ui/components/feedback/alert";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "#shop/features/newsletter/newsletter-page.css.ts";
import { stockNoticeCopy as copy, type StockNoticeOutcome } from "./stock-notice-copy.ts";
import { StockNoticeForm } from "./stock-notice-form.tsx";

/** Where the form of a product's page comes back to: what became of it, and what was typed. */
export function StockNoticePage(props: {
  readonly product: { readonly sku: string; readonly name: string; readonly urlPath: string };
  readonly outcome: StockNoticeOutcome | null;
  readonly email: string;
}) {
  const { product, outcome, email } = props;
  const isOfField = outcome === "missing" || outcome === "invalid";
  const isOver = outcome === "noted" || outcome === "in_stock" || outcome === "gone";
  return (
    <Container>
      <div className={css.page}>
        <h1>{copy.title(product.name)}</h1>
        {outcome && !isOfField && (
          <Alert tone={outcome === "noted" || outcome === "in_stock" ? "positive" : "critical"}>
            {copy.outcomes[outcome]}
          </Alert>
        )}
        {!isOver && (
          <StockNoticeForm
            sku={product.sku}
            email={email}
            problem={isOfField ? copy.outcomes[outcome] : undefined}
          />
        )}
        <p>
          <IntentLink href={product.urlPath}>{copy.toProduct}</IntentLink>
        </p>
      </div>
    </Container>
  );
}
