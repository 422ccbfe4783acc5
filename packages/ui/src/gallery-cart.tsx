import { adviseDelivery } from "@precise/cart-core/advisor";
import { naira } from "@precise/cart-core/money";
import { AddressView } from "./blocks/buying/address-view.tsx";
import { CartLine } from "./blocks/buying/cart-line.tsx";
import { FindingList } from "./blocks/buying/finding-list.tsx";
import { OrderItems } from "./blocks/buying/order-items.tsx";
import { SummaryCard } from "./blocks/buying/summary-card.tsx";
import { Timeline } from "./blocks/buying/timeline.tsx";
import { AdvisorNote } from "./blocks/product/advisor-note.tsx";
import { Button } from "./components/inputs/button.tsx";
import { lamp, Part, picture } from "./gallery-samples.tsx";

/** What shows a cart and an order. For developers. */
export function GalleryCart() {
  return (
    <Part title="Cart and order">
      <CartLine
        {...lamp}
        picture={picture}
        unitKobo={naira(45_000)}
        rowKobo={naira(90_000)}
        quantity={2}
        stockStatus="LOW_STOCK"
        stockLeft={3}
        controls={<Button tone="quiet">Remove</Button>}
      />
      <SummaryCard
        title="Summary"
        rows={[{ label: "Delivery", amount: "₦5,000", explanation: "For orders up to ₦100,000" }]}
        total={{ label: "Total", amount: "₦95,000" }}
      >
        <AdvisorNote advice={adviseDelivery(naira(490_000))} />
      </SummaryCard>
      <FindingList
        entries={[
          {
            id: "base",
            tone: "critical",
            label: "Does not fit",
            text: `E27 bulb, E14 holder: the bulb does not screw into ${lamp.name}.`,
            articles: [{ text: lamp.name, href: "#" }],
            fix: "Take a bulb with E14.",
            act: { text: "See bulbs with E14", href: "#" },
          },
          {
            id: "edge",
            tone: "caution",
            label: "Check this",
            text: "The dimmer dims on the leading edge, the bulbs on the trailing one.",
          },
          { id: "count", tone: "neutral", label: "Good to know", text: "4 bulbs for 6 holders with E14." },
        ]}
      />
      <OrderItems items={[{ ...lamp, href: "#", quantity: 2, amountKobo: naira(90_000), picture }]} />
      <AddressView
        address={{
          line1: "12 Marina Road",
          landmark: "Opposite the cathedral",
          lga: "Lagos Island",
          state: "Lagos",
        }}
      />
      <Timeline
        entries={[{ at: "2026-11-21T09:00:00Z", when: "21 November 2026 at 10:00", text: "Order placed" }]}
      />
    </Part>
  );
}
