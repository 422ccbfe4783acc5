import { type Browser, expect, type Page } from "@playwright/test";
import type { SampleRole } from "@precise/budgets/desk-session";
import { quietTest as test } from "@precise/journeys/quiet-test";
import { untilPosted } from "@precise/journeys/until-posted";
import { type PlacedOrder, placeOrders, sku } from "./placed-orders.ts";
import { sessionFile } from "./session-file.ts";

/** A page of someone of the staff, on a computer of their own. */
async function deskOf(browser: Browser, role: SampleRole): Promise<Page> {
  const context = await browser.newContext({ storageState: sessionFile(role) });
  return context.newPage();
}

/** A surname that no other journey's buyers have. */
function surname(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  return `Day${letters.join("")}`;
}

function naira(amount: number): string {
  return amount.toLocaleString("en-NG", { minimumFractionDigits: 2 });
}

/** Confirms payments as finance does, from the bank's statement. */
async function matchTransfers(page: Page, orders: readonly PlacedOrder[]): Promise<void> {
  const today = new Date().toLocaleDateString("en-GB", { timeZone: "Africa/Lagos" });
  const rows = orders.map(
    ({ number, payable }, n) =>
      `${today},NIP TRF FRM ADA LIGHTS ${number},FT${number.slice(3)}${n},,"${naira(payable)}","9,000,000.00"`,
  );
  await page.goto("/statements");
  await page
    .getByLabel("Or paste it here")
    .fill(["Date,Narration,Reference,Debit,Credit,Balance", ...rows].join("\n"));
  await page.getByRole("button", { name: "Check the statement" }).click();
  await page.getByRole("button", { name: "Add the statement" }).click();
  await expect(page.getByText(`${orders.length} new credit`)).toBeVisible();
  for (const { number } of orders) {
    const book = page.getByRole("button", { name: `Book for ${number}` });
    await book.click();
    await expect(book).toHaveCount(0);
  }
}

/** Selects the rows of a list, once they are all there. */
async function selectAll(page: Page, count: number): Promise<void> {
  await expect(page.getByRole("checkbox", { name: /^Select PR-/ })).toHaveCount(count);
  await page.getByRole("checkbox", { name: "Select all rows shown" }).check();
}

/** Moves all orders of a list that a search found. */
async function moveAll(page: Page, search: string, to: string, count: number): Promise<void> {
  await page.goto(`/orders?q=${search}`);
  await selectAll(page, count);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Move to").selectOption(to);
  await dialog.getByRole("button", { name: "See what would happen" }).click();
  await expect(dialog.getByText(`${count} can be moved, 0 cannot`)).toBeVisible();
  await dialog.getByRole("button", { name: /^Move \d+ to/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
}

/** Sends a rider with the selected orders. */
async function dispatch(page: Page, rider: string): Promise<void> {
  await page.getByRole("button", { name: "Dispatch" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("With").selectOption({ label: "Another rider" });
  await dialog.getByLabel("Rider's name").fill(rider);
  await dialog.getByLabel("Rider's phone").fill(`0806${String(Math.random()).slice(2, 9)}`);
  await dialog.getByRole("button", { name: "Send" }).click();
}

test("five transfers are matched, and ten orders leave the house in one go", async ({ browser, request }) => {
  const name = surname();
  const orders = await placeOrders(request, 10, name);
  const finance = await deskOf(browser, "finance");
  await matchTransfers(finance, orders.slice(0, 5));
  // The others are found by their buyer and confirmed one by one.
  for (const { number } of orders.slice(5)) {
    await finance.goto(`/orders/${number}`);
    await finance.getByRole("link", { name: "Confirm the payment" }).click();
    await finance.getByRole("button", { name: "Confirm a payment" }).click();
    const dialog = finance.getByRole("dialog");
    await dialog.getByLabel("The bank's reference").fill(`FT-${number}`);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect(finance.getByText("Paid", { exact: true })).toBeVisible();
  }
  const warehouse = await deskOf(browser, "warehouse");
  await moveAll(warehouse, name, "packed", 10);
  await warehouse.goto(`/deliveries?q=${name}`);
  await selectAll(warehouse, 10);
  await dispatch(warehouse, "Sunday Musa");
  await warehouse.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await warehouse.goto(`/orders?q=${name}&stage=shipped`);
  await expect(warehouse.getByText("10 in total")).toBeVisible();
});

test("a buyer is called before the transfer came: the order is confirmed, and still waits for it", async ({
  browser,
  request,
}) => {
  const [order] = await placeOrders(request, 1, surname());
  if (order === undefined) throw new Error("no order was placed");
  const sales = await deskOf(browser, "sales");
  await sales.goto(`/orders/${order.number}`);
  await expect(sales.getByText("Held, not confirmed")).toBeVisible();
  await sales.getByRole("button", { name: "Confirm by phone" }).click();
  await sales.getByRole("dialog").getByRole("button", { name: "Confirm by phone" }).click();
  await expect(sales.getByRole("dialog")).toHaveCount(0);
  await expect(sales.getByText("Held, not confirmed")).toHaveCount(0);
  await expect(sales.getByRole("button", { name: "Confirm by phone" })).toHaveCount(0);
  await expect(sales.getByText("Awaiting payment", { exact: true })).toBeVisible();
});

test("an order is found by its phone, and its rider is short by ₦2,000", async ({ browser, request }) => {
  const rider = surname();
  const [order] = await placeOrders(request, 1, surname(), "pay_on_delivery");
  if (order === undefined) throw new Error("no order was placed");
  const { number, phone, payable } = order;
  const manager = await deskOf(browser, "manager");
  await manager.goto("/orders");
  await manager.getByRole("searchbox", { name: /^Search: / }).fill(`+234 ${phone.slice(1)}`);
  await manager.getByRole("link", { name: number }).click();
  for (const act of ["Confirm by phone", "Mark as packed"]) {
    await manager.getByRole("button", { name: act }).click();
    await manager.getByRole("dialog").getByRole("button").last().click();
    await expect(manager.getByRole("dialog")).toHaveCount(0);
  }
  await manager.goto(`/deliveries?q=${number}`);
  await selectAll(manager, 1);
  await dispatch(manager, rider);
  // One order has no list of outcomes: the dialog closes by itself.
  await expect(manager.getByRole("dialog")).toHaveCount(0);
  await manager.goto(`/deliveries/${number}`);
  await manager.getByLabel("What shows it").selectOption("receiver");
  await manager.getByLabel("Who took it").fill("Mrs Obi");
  await manager.getByLabel("Why there is no code").fill("Her phone was off");
  await manager.getByLabel("Cash collected, in naira").fill(String(payable));
  await untilPosted(manager, "/deliver", () =>
    manager.getByRole("button", { name: "Note as delivered" }).click(),
  );
  await manager.goto("/riders");
  await manager.getByRole("link", { name: rider }).click();
  await manager.getByRole("button", { name: /cash/i }).click();
  const dialog = manager.getByRole("dialog");
  await dialog.getByLabel("Handed over, in naira").fill(String(payable - 2_000));
  await dialog.getByRole("button", { name: "Count, short by ₦2,000" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    manager.getByRole("row").filter({ hasText: number }).getByText("₦2,000").first(),
  ).toBeVisible();
});

test("a caller without e-mail orders, collects, and pays by the terminal", async ({ browser }) => {
  const name = surname();
  const sales = await deskOf(browser, "manager");
  await sales.goto("/new-order");
  await sales.getByRole("combobox", { name: "Add an article" }).fill(sku);
  await sales.getByRole("listbox", { name: "Articles" }).getByRole("option").first().click();
  await sales.getByLabel("Phone", { exact: true }).fill(`0803${String(Math.random()).slice(2, 9)}`);
  await sales.getByLabel("First name").fill("Ada");
  await sales.getByLabel("Last name").fill(name);
  await sales
    .getByLabel("Delivery", { exact: true })
    .selectOption({ label: "Collected at Precise Showroom Lagos" });
  await sales.getByLabel("Payment", { exact: true }).selectOption({ label: "On delivery or collection" });
  await sales.getByRole("button", { name: /^Place for ₦/ }).click();
  await expect(sales.getByText("No e-mail: tell the buyer by phone.")).toBeVisible();
  await sales.getByRole("link", { name: /^Open PR-/ }).click();
  await sales.getByRole("button", { name: "Mark as packed" }).click();
  await sales.getByRole("dialog").getByRole("button").last().click();
  await expect(sales.getByRole("dialog")).toHaveCount(0);
  await sales.getByRole("button", { name: "Hand over" }).click();
  const dialog = sales.getByRole("dialog");
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect(dialog.getByText("Say how it was paid.")).toBeVisible();
  await dialog.getByLabel("How it was paid").selectOption("pos");
  await dialog.getByLabel("The terminal's reference").fill(`POS-${name}`);
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect(sales.getByText("Paid", { exact: true })).toBeVisible();
  const money = sales.getByRole("table", { name: "Money of this order" });
  await expect(money.getByText(`POS · POS-${name.toUpperCase()}`)).toBeVisible();
});

test("what is not sent of a paid order is cancelled, and its money goes back @whole", async ({
  browser,
  request,
}) => {
  const [order] = await placeOrders(request, 1, surname(), "bank_transfer", 3);
  if (order === undefined) throw new Error("no order was placed");
  const { number } = order;
  const owner = await deskOf(browser, "owner");
  await matchTransfers(owner, [order]);
  await owner.goto(`/orders/${number}`);
  await owner.getByRole("button", { name: "Mark as packed" }).click();
  const dialog = owner.getByRole("dialog");
  await dialog.getByRole("button").last().click();
  await expect(dialog).toHaveCount(0);
  await owner.getByRole("button", { name: "Dispatch" }).click();
  await dialog.getByLabel("What goes now").selectOption("part");
  await dialog.getByLabel(sku).fill("1");
  await dialog.getByLabel("With").selectOption({ label: "Another rider" });
  await dialog.getByLabel("Rider's name").fill("Sunday Musa");
  await dialog.getByLabel("Rider's phone").fill(`0806${String(Math.random()).slice(2, 9)}`);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(owner.getByText("1 of 3 pieces sent").first()).toBeVisible();
  await owner.getByRole("button", { name: "Cancel the rest" }).click();
  await expect(dialog.getByText("Nothing more is sent: what is out is the whole order.")).toBeVisible();
  await dialog.getByLabel("Why").fill("The lamp is not made any more");
  await dialog.getByRole("button", { name: "Cancel 2 pieces" }).click();
  // What was paid too much is the next question.
  await expect(dialog.getByLabel("Why")).toHaveValue("The lamp is not made any more");
  const amount = await dialog.getByLabel("Pay back").inputValue();
  const amountText = `₦${Number(amount).toLocaleString("en-NG")}`;
  await dialog.getByRole("button", { name: "Go on" }).click();
  await dialog.getByRole("textbox").fill(amountText);
  await dialog.getByRole("button", { name: `Refund ${amountText}` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByText(`Cancelled: 2 × ${sku}`)).toBeVisible();
  await expect(owner.getByText("Paid", { exact: true })).toBeVisible();
});

test("half an order is paid back with a second person", async ({ browser, request }) => {
  const [order] = await placeOrders(request, 1, surname());
  if (order === undefined) throw new Error("no order was placed");
  const { number, payable } = order;
  const half = Math.round(payable / 2);
  const halfText = `₦${half.toLocaleString("en-NG")}`;
  const finance = await deskOf(browser, "finance");
  await matchTransfers(finance, [order]);
  await finance.goto(`/payments/${number}`);
  await finance.getByRole("button", { name: "Refund" }).click();
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Pay back").fill(String(half));
  await dialog.getByLabel("Why").fill("One lamp came broken");
  await dialog.getByRole("button", { name: "Go on" }).click();
  // What cannot be undone is typed out.
  await dialog.getByRole("textbox").fill(halfText);
  await dialog.getByRole("button", { name: `Refund ${halfText}` }).click();
  await expect(dialog.getByText("A second person was asked")).toBeVisible();
  const owner = await deskOf(browser, "owner");
  await owner.goto("/approvals");
  const row = owner.getByRole("listitem").or(owner.getByRole("row")).filter({ hasText: number }).first();
  await row.getByRole("button", { name: /^Approve/ }).click();
  await expect(row.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
  await owner.goto(`/payments/${number}`);
  await expect(owner.getByText(halfText).first()).toBeVisible();
});
