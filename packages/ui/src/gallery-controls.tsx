import { SectionHeading } from "./blocks/section-heading.tsx";
import { Wordmark } from "./blocks/wordmark.tsx";
import { Alert } from "./components/alert.tsx";
import { Breadcrumbs } from "./components/breadcrumbs.tsx";
import { Button, ButtonLink } from "./components/button.tsx";
import { Checkbox } from "./components/checkbox.tsx";
import { RemovableChips } from "./components/chip.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { Icon } from "./components/icon.tsx";
import { Cluster } from "./components/layout.tsx";
import { Pagination } from "./components/pagination.tsx";
import { ProgressSteps } from "./components/progress-steps.tsx";
import { QuantityStepper } from "./components/quantity-stepper.client.tsx";
import { RadioCards } from "./components/radio-cards.tsx";
import { SelectField } from "./components/select-field.tsx";
import { Skeleton } from "./components/skeleton.tsx";
import { TextareaField, TextField } from "./components/text-field.tsx";
import { Part } from "./gallery-samples.tsx";

/** Words, fields and buttons. For developers. */
export function GalleryControls() {
  return (
    <Part title="Words and controls">
      <Wordmark />
      <Breadcrumbs trail={[{ name: "Home", href: "#" }, { name: "Chandeliers" }]} />
      <SectionHeading id="sample-heading" title="New in" more={{ label: "All new lights", href: "#" }} />
      <Cluster>
        <Button>Add to cart</Button>
        <Button tone="secondary">Save</Button>
        <Button tone="quiet">Change</Button>
        <Button tone="critical">Remove</Button>
        <Button pending>Placing your order</Button>
        <ButtonLink href="#">Checkout</ButtonLink>
        <Icon name="search" />
        <QuantityStepper id="sample-quantity" label="Quantity" defaultValue={2} max={9} />
      </Cluster>
      <TextField id="sample-email" label="E-mail" hint="For your order's news" type="email" />
      <TextField
        id="sample-phone"
        label="Phone"
        error="Enter a Nigerian mobile number, like 0803 123 4567."
      />
      <SelectField id="sample-state" label="State">
        <option>Lagos</option>
      </SelectField>
      <TextareaField id="sample-note" label="Note" optional />
      <Checkbox label="Brushed Brass" count={12} />
      <RadioCards
        name="sample-delivery"
        legend="How would you like it?"
        defaultValue="delivery"
        options={[
          { value: "delivery", title: "Delivery", detail: "To your door" },
          { value: "pickup", title: "Pick up", detail: "At a showroom" },
        ]}
      />
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
