import type { Hand } from "./hand.ts";
import { placeOrder } from "./place-order.ts";

/** What somebody wants to have done, and how they go about it. @param origin where it begins, without a path */
export interface Task {
  readonly name: string;
  readonly does: (hand: Hand, origin: string) => Promise<void>;
}

const pendant = "Marina Cone Pendant";
const downlight = "PRD0730WH";

/** What shoppers usually come for, on a phone that has never seen the shop. */
export const shopperTasks: readonly Task[] = [
  {
    name: "Find a brass chandelier",
    does: async ({ page, begin, press, see }, origin) => {
      await begin(`${origin}/`);
      await press(
        page
          .getByRole("main")
          .getByRole("link", { name: /^Chandeliers/ })
          .first(),
      );
      await press(
        page
          .getByRole("button", { name: /^Filter/ })
          .or(page.getByRole("link", { name: /^Filter/ }))
          .first(),
      );
      await press(
        page
          .getByRole("link", { name: /^Brushed Brass/ })
          .or(page.getByRole("checkbox", { name: /^Brushed Brass/ }))
          .first(),
      );
      await see(page.getByRole("main").getByText("₦"));
    },
  },
  {
    name: "Search for a lamp by its name",
    does: async ({ page, begin, press, type, see }, origin) => {
      await begin(`${origin}/`);
      await press(
        page
          .getByRole("button", { name: "Search" })
          .or(page.getByRole("link", { name: "Search" }))
          .first(),
      );
      await type(page.getByRole("combobox").or(page.getByRole("searchbox")).first(), "marina");
      await press(
        page
          .getByRole("option", { name: /Marina/ })
          .or(page.getByRole("link", { name: /Marina/ }))
          .first(),
      );
      await see(page.getByRole("heading", { level: 1, name: /Marina/ }));
    },
  },
  {
    name: "Buy as a guest, pay on delivery",
    does: async (hand, origin) => {
      await buy(hand, origin, /Pay on delivery/);
      await hand.see(hand.page.getByRole("heading", { level: 1, name: "Thank you, Ada" }));
    },
  },
  {
    name: "Buy as a guest, until the card can be entered",
    does: async (hand, origin) => {
      await buy(hand, origin, /Card, bank transfer or USSD|Pay now/);
      await hand.see(
        hand.page
          .getByText("Card number")
          .or(hand.page.getByLabel("Card number"))
          .or(hand.page.getByLabel("Card")),
      );
    },
  },
  {
    name: "One more piece in the cart, and one light taken out",
    does: async ({ page, begin, press, see }, origin) => {
      await fill(page, origin, "PRD0730BB", downlight);
      await begin(`${origin}/shopping-cart`);
      await press(page.getByRole("button", { name: /^One more\. Quantity of / }).first());
      await press(page.getByRole("button", { name: /^Remove / }).first());
      await see(page.getByText(/^Removed /));
    },
  },
  {
    name: "Compare two lights",
    does: async ({ page, begin, press, see }, origin) => {
      await begin(`${origin}/product/a-PR-CH-CAL6-BB`);
      await press(page.getByRole("link", { name: /^Compare / }));
      await see(page.getByRole("table", { name: "Compare" }));
      // They look at it, and its scripts come meanwhile: these keep the list on the device.
      await page.waitForLoadState("networkidle");
      await begin(`${origin}/product/a-PR-CH-ADN60-BB`);
      await press(page.getByRole("link", { name: /^Compare / }));
      await see(page.getByRole("table", { name: "Compare" }).getByRole("columnheader").nth(1));
    },
  },
  {
    name: "Keep a light for later, and find it again",
    does: async ({ page, begin, press, see }, origin) => {
      await begin(`${origin}/product/a-PR-PD-MRN-MB`);
      await press(
        page
          .getByRole("article")
          .getByRole("button", { name: /^Wishlist: / })
          .first(),
      );
      await see(page.getByText("Added to your wishlist"));
      await begin(`${origin}/wishlist`);
      await see(page.getByRole("main").getByRole("link", { name: new RegExp(pendant) }));
    },
  },
  {
    name: "Plan the light of a living room, and take it",
    does: async ({ page, begin, press, type, see }, origin) => {
      await begin(`${origin}/tools/room-planner`);
      await type(page.getByLabel("Length (m)"), "5");
      await press(page.getByRole("button", { name: "Plan my room" }));
      await see(page.getByText("Living room, 5 × 4 m, ceiling 2.7 m"));
      await press(page.getByRole("link", { name: /^See its plan: / }).first());
      await press(page.getByRole("button", { name: /^Add \d+ to cart/ }));
      // With scripts a drawer says so, before them the cart itself.
      await see(
        page
          .getByRole("link", { name: "View cart" })
          .or(page.getByRole("heading", { level: 1, name: "Your cart" })),
      );
    },
  },
  {
    name: "Book a visit of a showroom",
    does: async ({ page, begin, press, type, see }, origin) => {
      await begin(`${origin}/appointment-booking`);
      await press(page.getByRole("link", { name: "Lighting advice for your rooms" }));
      await see(page.getByRole("heading", { level: 2, name: "Choose a day" }));
      await press(
        page
          .getByRole("grid")
          .getByRole("link", { name: /times? free$/ })
          .last(),
      );
      await press(
        page
          .getByRole("region", { name: /^Times on / })
          .getByRole("link")
          .last(),
      );
      await type(page.getByLabel("Name", { exact: true }), "Ada Obi");
      await type(page.getByLabel("E-mail", { exact: true }), `visitor-${crypto.randomUUID()}@example.com`);
      await type(page.getByLabel("Phone", { exact: true }), "0803 123 4567");
      await press(page.getByRole("button", { name: "Book appointment" }));
      await see(page.getByRole("heading", { level: 1, name: "Your appointment is booked" }));
    },
  },
  {
    name: "See where an order is, on another phone",
    does: async ({ page, begin, press, type, see }, origin) => {
      const order = await placeOrder(origin, "Obi");
      await begin(`${origin}/orders`);
      await type(page.getByLabel("Order number"), order.number);
      await type(page.getByRole("main").getByLabel("E-mail address"), order.email);
      await press(page.getByRole("button", { name: "Find order" }));
      await see(page.getByRole("list", { name: "Order status" }));
    },
  },
];

/** From the home page until the order is sent. */
async function buy(
  { page, begin, press, type, choose }: Hand,
  origin: string,
  payment: RegExp,
): Promise<void> {
  await begin(`${origin}/`);
  await press(
    page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(`^Add ${pendant}.* to cart$`) })
      .first(),
  );
  await press(page.getByRole("dialog", { name: "Added to cart" }).getByRole("button", { name: "Check out" }));
  await type(page.getByLabel("E-mail address"), "ada@example.com");
  await type(page.getByLabel("First name"), "Ada");
  await type(page.getByLabel("Last name"), "Obi");
  await type(page.getByLabel("Mobile number"), "0803 123 4567");
  await press(page.getByRole("button", { name: "Continue to delivery" }));
  await choose(page.getByLabel("State", { exact: true }), "Lagos");
  await choose(page.getByLabel("Local government area"), "Eti-Osa");
  await type(page.getByLabel("Street and house number"), "14 Harbour Road");
  await press(page.getByRole("button", { name: "Continue to payment" }));
  const way = page.getByRole("radio", { name: payment });
  await way.waitFor();
  if (!(await way.isChecked())) await press(way);
  await press(page.getByRole("button", { name: "Place order", exact: true }));
}

/** Puts lights into the cart behind the page's back. */
async function fill(page: Hand["page"], origin: string, ...skus: readonly string[]): Promise<void> {
  for (const sku of skus)
    await page.request.post(`${origin}/form/cart/add`, {
      form: { sku, quantity: "1" },
      headers: { origin },
      maxRedirects: 0,
    });
}
