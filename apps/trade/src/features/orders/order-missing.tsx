import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { paths } from "#trade/base/routes/paths.ts";
import { ordersCopy as copy } from "./orders-copy.ts";

/** An order that does not exist, or is another person's: the same words for both. */
export function OrderMissing() {
  return (
    <Container>
      <EmptyState
        level={1}
        title={copy.missingTitle}
        action={<ButtonLink href={paths.orders}>{copy.toList}</ButtonLink>}
      >
        <p>{copy.missingText}</p>
      </EmptyState>
    </Container>
  );
}
