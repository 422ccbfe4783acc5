import { Wordmark } from "./blocks/header/wordmark.tsx";
import { SectionHeading } from "./blocks/page/section-heading.tsx";
import { Alert } from "./components/feedback/alert.tsx";
import { EmptyState } from "./components/feedback/empty-state.tsx";
import { Skeleton } from "./components/feedback/skeleton.tsx";
import { ButtonLink } from "./components/inputs/button.tsx";
import { Breadcrumbs } from "./components/navigation/breadcrumbs.tsx";
import { RemovableChips } from "./components/navigation/chip.tsx";
import { Pagination } from "./components/navigation/pagination.tsx";
import { ProgressSteps } from "./components/navigation/progress-steps.tsx";
import { Part } from "./gallery-samples.tsx";

/** Words and what leads on. For developers. */
export function GalleryWords() {
  return (
    <Part title="Words">
      <Wordmark name="Sample" />
      <Wordmark name="A Fine Light" />
      <Breadcrumbs trail={[{ name: "Home", href: "#" }, { name: "Chandeliers" }]} />
      <SectionHeading id="sample-heading" title="New in" more={{ label: "All new lights", href: "#" }} />
      <RemovableChips
        items={[{ label: "Brushed Brass", href: "#a" }]}
        clearAll={{ label: "Clear all", href: "#b" }}
      />
      <Pagination current={4} total={12} hrefOf={(page) => `#${page}`} />
      <ProgressSteps
        label="Checkout"
        current={1}
        steps={[
          { name: "Contact", href: "#1" },
          { name: "Delivery", href: "#2" },
          { name: "Payment", href: "#3" },
        ]}
      />
      <Alert tone="positive" title="Done">
        Your order is placed.
      </Alert>
      <Alert tone="caution" title="Price changed">
        The pendant is ₦45,000 now.
      </Alert>
      <Alert tone="neutral" title="Note">
        Delivery is confirmed before payment.
      </Alert>
      <Skeleton height="48px" />
      <EmptyState title="Your cart is empty" lit action={<ButtonLink href="#">Find a light</ButtonLink>}>
        Whatever you add shows up here.
      </EmptyState>
    </Part>
  );
}
