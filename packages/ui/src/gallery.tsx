import { adviseDelivery } from "@precise/cart-core/advisor";
import { naira } from "@precise/cart-core/money";
import type { ReactNode } from "react";
import { AddressView } from "./blocks/address-view.tsx";
import { AdvisorNote } from "./blocks/advisor-note.tsx";
import { CartLine } from "./blocks/cart-line.tsx";
import { FinishSwatches } from "./blocks/finish-swatches.tsx";
import { GalleryStrip } from "./blocks/gallery-strip.client.tsx";
import { HeaderSearch } from "./blocks/header-search.tsx";
import { Hero } from "./blocks/hero.tsx";
import { NavigationLinks } from "./blocks/navigation-links.tsx";
import { OrderItems } from "./blocks/order-items.tsx";
import { PictureTile, TileGrid } from "./blocks/picture-tile.tsx";
import { MenuButton, PlainMenu } from "./blocks/plain-menu.tsx";
import { Price } from "./blocks/price.tsx";
import { ProductCard } from "./blocks/product-card.tsx";
import { ProductGrid } from "./blocks/product-grid.tsx";
import { SearchForm } from "./blocks/search-form.tsx";
import { SectionHeading } from "./blocks/section-heading.tsx";
import { SiteFooter } from "./blocks/site-footer.tsx";
import { SiteHeader } from "./blocks/site-header.tsx";
import { SpecTable } from "./blocks/spec-table.tsx";
import { StockNote } from "./blocks/stock-note.tsx";
import { SummaryCard } from "./blocks/summary-card.tsx";
import { Timeline } from "./blocks/timeline.tsx";
import { TopBar } from "./blocks/top-bar.tsx";
import { VariantPicker } from "./blocks/variant-picker.tsx";
import { Wordmark } from "./blocks/wordmark.tsx";
import { Alert } from "./components/alert.tsx";
import { Breadcrumbs } from "./components/breadcrumbs.tsx";
import { Button, ButtonLink } from "./components/button.tsx";
import { Checkbox } from "./components/checkbox.tsx";
import { RemovableChips } from "./components/chip.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { Icon } from "./components/icon.tsx";
import { IconLink } from "./components/icon-link.tsx";
import { Cluster, Container, Measure, Stack } from "./components/layout.tsx";
import { LightSwitch } from "./components/light-switch.client.tsx";
import { Pagination } from "./components/pagination.tsx";
import { PendantDrawing } from "./components/pendant-drawing.tsx";
import { ProgressSteps } from "./components/progress-steps.tsx";
import { QuantityStepper } from "./components/quantity-stepper.client.tsx";
import { RadioCards } from "./components/radio-cards.tsx";
import { RotatingLink } from "./components/rotating-link.client.tsx";
import { SelectField } from "./components/select-field.tsx";
import { Skeleton } from "./components/skeleton.tsx";
import { TextareaField, TextField } from "./components/text-field.tsx";
import { TradeGallery } from "./gallery-trade.client.tsx";

const lamp = { name: "Lekki Opal Globe Pendant 200 mm, Brushed Brass", href: "#", sku: "PR-PD-LEK20-BB" };
const brass = { value: "brushed-brass", label: "Brushed Brass" };
const black = { value: "matt-black", label: "Matt Black" };
const finishes = [brass, black];
const picture = <SamplePicture />;
const loadZoom = () => import("./components/lightbox.client.tsx");

/** Every component and block with sample values, in the theme that holds round it. For developers. */
export function Gallery() {
  return (
    <Stack gap={48}>
      <Part title="Frame">
        <TopBar
          label="Sample bar"
          promise="All week 24/7"
          promo={
            <RotatingLink
              links={[
                { name: "Shop Now", href: "#now" },
                { name: "Clearance", href: "#clearance" },
              ]}
              seconds={6}
              words={{ pause: "Pause", resume: "Go on" }}
            />
          }
          social={[
            { network: "facebook", href: "#facebook" },
            { network: "instagram", href: "#instagram" },
            { network: "linkedin", href: "#linkedin" },
          ]}
        />
        <SiteHeader
          homeHref="#"
          menu={
            <MenuButton panel="sample-menu">
              <PlainMenu
                id="sample-menu"
                groups={[
                  {
                    title: "Shop",
                    links: [
                      { name: "Indoor", href: "#indoor" },
                      { name: "Sale", href: "#sale", tone: "critical" },
                    ],
                  },
                ]}
              />
            </MenuButton>
          }
          navigation={
            <NavigationLinks
              label="Sample"
              links={[
                { name: "Shop", href: "#shop" },
                { name: "Ideas", href: "#ideas" },
              ]}
            />
          }
          search={
            <HeaderSearch>
              <SearchForm />
            </HeaderSearch>
          }
          tools={<LightSwitch />}
          cart={<IconLink href="#" name="Cart" icon="shopping-bag" />}
        />
        <Hero sentence="Rooms that glow" action={{ label: "Shop lights", href: "#" }} picture={picture} />
        <SiteFooter
          newsletter={{
            title: "₦5,000 off your first order",
            offer: "Subscribe to our newsletter.",
            form: <TextField id="sample-newsletter" label="E-mail" type="email" />,
          }}
          columns={[{ title: "Shop", links: [{ name: "Indoor", href: "#indoor" }] }]}
          contact={{
            title: "Call or write",
            promise: "All week 24/7",
            phone: "+234 000 000 0100",
            email: "hello@example.com",
            visit: { title: "Lagos", address: "14 Harbour Light Close", hours: ["Sunday: closed"] },
          }}
          payment={{ title: "Ways to pay", marks: ["pay_on_delivery", "bank_transfer", "paystack"] }}
          smallPrint={{ owner: "Precise", links: [{ name: "Privacy", href: "#privacy" }] }}
        />
      </Part>
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
      <Part title="Products">
        <ProductGrid
          cards={(["IN_STOCK", "LOW_STOCK", "OUT_OF_STOCK"] as const).map((stockStatus) => ({
            key: stockStatus,
            card: (
              <ProductCard
                name={lamp.name}
                href={lamp.href}
                picture={picture}
                facts={["800 lm", "2700 K"]}
                kobo={naira(38_500)}
                wasKobo={stockStatus === "IN_STOCK" ? undefined : naira(45_000)}
                finishes={finishes}
                stockStatus={stockStatus}
              />
            ),
          }))}
        />
        <TileGrid
          tiles={[
            { key: "square", tile: <PictureTile name="Chandeliers" href="#" picture={picture} /> },
            { key: "scene", tile: <PictureTile name="Living" href="#" picture={picture} shape="scene" /> },
          ]}
        />
        <Price kobo={naira(385_000)} wasKobo={naira(450_000)} size="page" showSaving />
        <FinishSwatches finishes={[brass]} />
        <StockNote status="IN_STOCK" />
        <StockNote status="LOW_STOCK" left={3} />
        <StockNote status="OUT_OF_STOCK" />
        <VariantPicker
          title="Finish"
          options={[
            { ...brass, href: "#bb", current: true, soldOut: false, finish: brass.value },
            {
              ...black,
              href: "#mb",
              current: false,
              soldOut: true,
              finish: black.value,
              note: "Out of stock",
            },
          ]}
        />
        <SpecTable
          caption="Specifications"
          rows={[
            { code: "cri", label: "Colour rendering (CRI)", text: "CRI 90" },
            { code: "colour_temperature", label: "Colour temperature", text: "3000 K" },
          ]}
        />
        <Measure>
          <GalleryStrip
            loadZoom={loadZoom}
            pictures={[
              {
                id: "sample-picture",
                alt: "A lamp",
                href: "#",
                width: 600,
                height: 600,
                large: picture,
                small: picture,
              },
            ]}
          />
        </Measure>
      </Part>
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
        <OrderItems
          items={[{ ...lamp, href: "#", quantity: 2, amountKobo: naira(90_000), picture: <SamplePicture /> }]}
        />
        <AddressView
          address={{
            line1: "12 Marina Road",
            landmark: "the cathedral",
            lga: "Lagos Island",
            state: "Lagos",
          }}
        />
        <Timeline entries={[{ at: "2026-11-21T09:00:00Z", text: "Order placed" }]} />
      </Part>
      <Part title="Trade">
        <TradeGallery />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container>
      <Stack gap={24}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </Container>
  );
}

/** A drawn lamp where an app would put a photograph. */
function SamplePicture() {
  return (
    <span style={{ position: "absolute", inset: 0, display: "grid", justifyItems: "center" }}>
      <PendantDrawing lit />
    </span>
  );
}
