import { SiteFooter } from "./blocks/footer/site-footer.tsx";
import { NavigationLinks } from "./blocks/header/navigation-links.tsx";
import { MenuButton, PlainMenu } from "./blocks/header/plain-menu.tsx";
import { SiteHeader } from "./blocks/header/site-header.tsx";
import { TopBar } from "./blocks/header/top-bar.tsx";
import { Hero } from "./blocks/page/hero.tsx";
import { HeaderSearch } from "./blocks/search/header-search.tsx";
import { SearchForm } from "./blocks/search/search-form.tsx";
import { LightSwitch } from "./components/inputs/light-switch.client.tsx";
import { TextField } from "./components/inputs/text-field.tsx";
import { IconLink } from "./components/navigation/icon-link.tsx";
import { RotatingLink } from "./components/navigation/rotating-link.tsx";
import { Part, picture } from "./gallery-samples.tsx";

/** The frame of every page. For developers. */
export function GalleryFrame() {
  return (
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
            words={{ pause: "Pause", resume: "Play" }}
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
        name="Sample Lights"
        menu={
          <MenuButton panel="sample-menu">
            <PlainMenu
              id="sample-menu"
              name="Sample Lights"
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
        lights={<LightSwitch />}
        tools={<IconLink href="#" name="Wishlist" icon="heart" />}
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
          phone: "+234 803 123 4567",
          email: "hello@shop.example",
          visit: { title: "Lagos", address: "9 Palm Avenue", hours: ["Sunday: closed"] },
        }}
        payment={{ title: "Ways to pay", marks: ["pay_on_delivery", "bank_transfer", "paystack"] }}
        smallPrint={{ owner: "Sample Lights", links: [{ name: "Privacy", href: "#privacy" }] }}
      />
    </Part>
  );
}
