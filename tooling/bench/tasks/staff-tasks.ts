import { fileURLToPath } from "node:url";
import type { PlacedOrder } from "./place-order.ts";
import type { Task } from "./shopper-tasks.ts";

const picture = fileURLToPath(
  new URL("../../../apps/api/catalogue/media/products/pr-fl-obu-wn.webp", import.meta.url),
);

/** How many orders the day has. */
export const ordersOfTheDay = 60;
/** So many are packed in one go. */
const toPack = 10;

/**
 * The tasks of a day at the desk, from Today, by mouse and keys.
 * @param orders of this day, none of them paid
 * @param surname of their buyers
 * @param question the reference of a message that waits for an answer
 */
export function staffTasks(
  orders: readonly PlacedOrder[],
  surname: string,
  question: string,
): readonly Task[] {
  const [first, second, ...others] = orders;
  if (first === undefined || second === undefined) throw new Error("the day has no orders");
  return [
    {
      name: "Find an order by the caller's phone",
      does: async ({ page, begin, key, type, see }, origin) => {
        await begin(`${origin}/`);
        await see(page.getByRole("heading", { level: 1, name: "Today" }));
        await key("Control+k");
        await type(page.getByRole("combobox"), first.phone);
        await see(page.getByRole("option", { name: new RegExp(first.number) }));
        await key("Enter");
        await see(page.getByRole("heading", { level: 1, name: first.number }));
      },
    },
    {
      name: "Confirm a transfer",
      does: async ({ page, begin, press, type, see }, origin) => {
        await begin(`${origin}/orders/${second.number}`);
        await press(page.getByRole("link", { name: "Confirm the payment" }));
        await press(page.getByRole("button", { name: "Confirm a payment" }));
        const dialog = page.getByRole("dialog");
        await type(dialog.getByLabel("The bank's reference"), `FT-${second.number}`);
        await press(dialog.getByRole("button", { name: "Confirm" }));
        await see(page.getByText("Paid", { exact: true }));
      },
    },
    {
      name: "Refund a part of an order",
      does: async ({ page, begin, press, type, see }, origin) => {
        await begin(`${origin}/payments/${second.number}`);
        await press(page.getByRole("button", { name: "Refund" }));
        const dialog = page.getByRole("dialog");
        await type(dialog.getByLabel("Pay back"), "1000");
        await type(dialog.getByLabel("Why"), "One lamp came scratched");
        await press(dialog.getByRole("button", { name: "Go on" }));
        await type(dialog.getByRole("textbox"), "₦1,000");
        await press(dialog.getByRole("button", { name: "Refund ₦1,000" }));
        await see(page.getByText("₦1,000").first());
      },
    },
    {
      name: `Match ${others.length} transfers with the bank's statement`,
      does: async ({ page, begin, press, type, see }, origin) => {
        await begin(`${origin}/statements`);
        await type(page.getByLabel("Or paste it here"), statementOf(others));
        await press(page.getByRole("button", { name: "Check the statement" }));
        await press(page.getByRole("button", { name: "Add the statement" }));
        await press(page.getByRole("button", { name: "Book all that are sure" }));
        const dialog = page.getByRole("dialog");
        await press(dialog.getByRole("button", { name: /^Book/ }).last());
        await see(page.getByText(/booked/i));
      },
    },
    {
      name: `Pack ${toPack} or more at once`,
      does: async ({ page, begin, press, choose, see }, origin) => {
        await begin(`${origin}/orders?q=${surname}&stage=confirmed`);
        await see(page.getByRole("checkbox", { name: /^Select PR-/ }).nth(toPack - 1));
        await press(page.getByRole("checkbox", { name: "Select all rows shown" }));
        await press(page.getByRole("button", { name: "Move", exact: true }));
        const dialog = page.getByRole("dialog");
        await choose(dialog.getByLabel("Move to"), "packed");
        await press(dialog.getByRole("button", { name: "See what would happen" }));
        await press(dialog.getByRole("button", { name: /^Move \d+ to/ }));
        await press(dialog.getByRole("button", { name: "Done" }));
      },
    },
    {
      name: "Change a price",
      does: async ({ page, begin, press, key, type, see }, origin) => {
        await begin(`${origin}/prices`);
        await type(page.getByRole("searchbox", { name: /^Search: / }), "PR-PD-MRN-MB");
        await see(
          page
            .getByRole("row")
            .nth(1)
            .and(page.getByRole("row").filter({ hasText: "PR-PD-MRN-MB" })),
        );
        const row = page.getByRole("row").nth(1);
        await press(row.getByRole("gridcell").filter({ hasText: "₦" }).first());
        await type(row.getByRole("textbox").first(), String(45_000 + Math.floor(Math.random() * 900)));
        await key("Enter");
        await press(page.getByRole("button", { name: "Preview" }));
        await press(
          page
            .getByRole("dialog")
            .getByRole("button", { name: /^(?:Save|Change|Ask)/ })
            .last(),
        );
        await page.getByRole("dialog").waitFor({ state: "hidden" });
      },
    },
    {
      name: "Add a product with one picture",
      does: async ({ page, begin, press, type, see }, origin) => {
        await begin(`${origin}/products`);
        await press(page.getByRole("button", { name: "New product" }));
        await type(page.getByLabel("Item number (SKU)"), `DAY-${Date.now()}`);
        await type(page.getByLabel("Name", { exact: true }), "Obudu Reading Lamp");
        await type(page.getByLabel("Find in categories"), "Floor");
        await press(page.getByRole("checkbox", { name: /Floor/ }).first());
        await type(page.getByLabel("Price (₦)", { exact: true }), "48,500");
        await page.getByLabel("Add pictures").setInputFiles(picture);
        await type(page.getByLabel("What picture 1 shows"), "The lamp beside a chair");
        await press(page.getByRole("button", { name: "Put on sale" }));
        await see(page.getByRole("link", { name: "Open in the shop" }));
      },
    },
    {
      name: "Answer a question",
      does: async ({ page, begin, press, type, see }, origin) => {
        await begin(`${origin}/inbox?q=${question}`);
        await press(page.getByRole("link", { name: question }));
        await type(page.getByLabel("Answer by e-mail"), "Yes, with any dimmer for LEDs.");
        await press(page.getByRole("button", { name: "Send the answer" }));
        await see(page.getByText("Answer sent"));
      },
    },
  ];
}

/** What the bank says of these transfers. */
function statementOf(orders: readonly PlacedOrder[]): string {
  const today = new Date().toLocaleDateString("en-GB", { timeZone: "Africa/Lagos" });
  const rows = orders.map(({ number, payable }, at) => {
    const naira = payable.toLocaleString("en-NG", { minimumFractionDigits: 2 });
    return `${today},NIP TRF FRM ADA LIGHTS ${number},FT${number.slice(3)}${at},,"${naira}","9,000,000.00"`;
  });
  return ["Date,Narration,Reference,Debit,Credit,Balance", ...rows].join("\n");
}
