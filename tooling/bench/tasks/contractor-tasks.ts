import { readFileSync } from "node:fs";
import type { Task } from "./shopper-tasks.ts";

const catalogue = new URL("../../../apps/api/catalogue/catalogue.json", import.meta.url);
const clients = new URL("../../../apps/api/catalogue/sample-clients.json", import.meta.url);

/** What a contractor comes for, at a computer. */
export const contractorTasks: readonly Task[] = [
  {
    name: "Order 30 lines out of a list",
    does: async ({ page, begin, press, type, choose, see }, origin) => {
      const { email, password } = firstClient();
      await begin(`${origin}/clients/login?returnTo=/clients/quick-order`);
      await type(page.getByLabel("E-mail", { exact: true }), email);
      await type(page.getByLabel("Password", { exact: true }), password);
      await press(page.getByRole("button", { name: "Sign in", exact: true }));
      await page.waitForURL(/\/clients\/(?!login)/);
      if (!page.url().endsWith("/clients/quick-order"))
        await press(page.getByRole("link", { name: "Quick order" }).first());
      await type(page.getByLabel("Paste a list"), thirtyLines());
      await press(page.getByRole("button", { name: "Check list" }));
      await press(page.getByRole("button", { name: /^Add \d+ rows? to the cart$/ }));
      await press(page.getByRole("link", { name: "Go to your cart" }));
      await press(page.getByRole("link", { name: "Check out" }));
      await choose(page.getByLabel("State", { exact: true }), "Lagos");
      await choose(page.getByLabel("Local government area"), "Ikeja");
      await type(page.getByLabel("Street and house number"), "14 Harbour Road");
      await type(page.getByLabel("Name of the site contact"), "Ada Obi");
      await type(page.getByLabel("Mobile number of the site contact"), "0803 123 4567");
      await press(page.getByRole("radio", { name: /Bank transfer/ }));
      await press(page.getByRole("button", { name: "Review your order" }));
      await press(page.getByRole("button", { name: /^Place order: ₦/ }));
      await see(page.getByText("Thank you. Your order is placed"));
    },
  },
];

/** Two pieces each of the first articles that trade clients may buy, as a purchase order names them. */
function thirtyLines(): string {
  // Files of ours, which the api checks when it reads them.
  const { products }: { products: readonly { sku: string; client_visible?: boolean; stock_qty?: number }[] } =
    JSON.parse(readFileSync(catalogue, "utf8"));
  return products
    .filter(({ client_visible: isForTrade = true, stock_qty: pieces = 0 }) => isForTrade && pieces >= 20)
    .slice(0, 30)
    .map(({ sku }) => `${sku} 2`)
    .join("\n");
}

function firstClient() {
  const { companies }: { companies: readonly { people: readonly { email: string; password: string }[] }[] } =
    JSON.parse(readFileSync(clients, "utf8"));
  const person = companies[0]?.people[0];
  if (person === undefined) throw new Error("the sample has no trade client");
  return person;
}
