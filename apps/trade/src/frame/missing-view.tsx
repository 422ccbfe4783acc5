import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { copy } from "#trade/base/copy.ts";
import { homePath } from "#trade/base/routes/base-path.ts";

/** Says that the page does not exist, and links to the catalogue. */
export function MissingView() {
  return (
    <Container>
      <EmptyState
        level={1}
        title={copy.missing.title}
        action={
          <ButtonLink href={homePath} Link={IntentLink}>
            {copy.missing.action}
          </ButtonLink>
        }
      >
        <p>{copy.missing.text}</p>
      </EmptyState>
    </Container>
  );
}
