import { readdirSync, readFileSync } from "node:fs";
import { deskCalls } from "@precise/contract/desk/calls";
import { permissions } from "@precise/contract/desk/staff/permissions";
import { describe, expect, it } from "vitest";
import { operatorTable } from "#api/main/operator-commands.ts";

type Call = keyof typeof deskCalls;
type NoCall = { readonly none: string };

const serversOwn = { none: "of the server itself: at its terminal alone" };

/** The call of the desk that carries out each command or shows the same, where its declaration does not say it; or why there is none. */
const callOf: Readonly<Record<string, Call | NoCall>> = {
  "orders.move": "moveDeskOrder",
  "orders.set-delivery-fee": "proposeDeskFee",
  "orders.reopen": "moveDeskOrder",
  "orders.cancel": "moveDeskOrder",
  "orders.place-by-phone": "placeTelephoneOrder",
  "orders.cancel-rest": "cancelOrderRest",
  "orders.change": "changeDeskOrder",
  "orders.withdraw-change": "withdrawOrderChange",
  "orders.correct": "correctDeskOrder",
  "payments.statement": "sendStatement",
  "payments.statement-row": "decideAlikeRow",
  "payments.match": "matchBankCredit",
  "payments.match-sure": "matchSureCredits",
  "payments.ignore": "ignoreBankCredit",
  "payments.account": "decideRefundAccount",
  "payments.sweep": serversOwn,
  "deliveries.dispatch": "dispatchDeliveries",
  "deliveries.attempt": "recordDeliveryAttempt",
  "orders.mark-sample": { none: "before a shop is opened, at the server's terminal alone" },
  "trade.approve": "approveTradeApplication",
  "trade.decline": "declineTradeApplication",
  "trade.create": "openCompany",
  "trade.disable": "setCompanyPersonState",
  "trade.enable": "setCompanyPersonState",
  "trade.reset-password": "resetCompanyPassword",
  "trade.sign-out": "signCompanyPersonOut",
  "trade.assign-price-list": "assignPriceList",
  "trade.set-credit-limit": "setCreditLimit",
  "trade.set-tin": "setCompanyTin",
  "trade.set-terms": "setCompanyTerms",
  "price-lists.import": "applyPriceImport",
  "price-lists.export": "exportPrices",
  "appointments.book": "bookDeskAppointment",
  "appointments.day": "changeAppointmentDay",
  "appointments.hours": "setCalendarHours",
  "appointments.capacity": "setCalendarCapacity",
  "coupons.create": "createDeskCoupon",
  "discounts.create": "createDeskDiscount",
  "discounts.change": "changeDeskDiscount",
  "discounts.disable": "switchDeskDiscount",
  "messages.export-pictures": serversOwn,
  "stock.set": "adjustStock",
  "newsletter.export": { none: "a file of the desk: /api/desk/newsletter.csv" },
  "outbox.retry": "sendMailAgain",
  "outbox.send-again": "sendMailAgain",
  "texts.retry": "retryPhoneMessage",
  "stock.adjust": "adjustStock",
  "products.set": "changeProducts",
  "categories.add": "addCategory",
  "categories.change": "changeCategory",
  "attributes.add": "addAttribute",
  "prices.change": "changePrices",
  "prices.sale": "startPriceSale",
  "settings.samples": "readShopSetting",
  "shop.begin": "beginShop",
  "settings.set": "setShopSetting",
  "jobs.list": "listWork",
  "backup.write": serversOwn,
  "backup.rehearse": "askBackup",
  "backup.restore": serversOwn,
  "database.migrate": serversOwn,
  "files.copy": serversOwn,
  "customers.show": "readCustomer",
  "customers.note": "addCustomerNote",
  "customers.export": "exportCustomer",
  "customers.erase": "eraseCustomer",
  "sessions.list": "readCustomer",
  "sessions.end": "endCustomerSessions",
  "staff.roles": "changeStaffRoles",
  "staff.reset": "resetStaff",
  "staff.end": "endStaff",
  "imports.apply": "applyImport",
  "imports.undo": "undoImport",
  "catalogue.import": {
    none: "a file of the server; the desk takes one as a body, and imports.apply imports it",
  },
  "catalogue.export": { none: "its answer is a file: GET /api/desk/products/export" },
  "catalogue.snapshot": serversOwn,
};

const sources = readdirSync(new URL("../../src/", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((path) => /^(desk|main|modules)\/.*\.ts$/.test(path))
  .map((path) => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8"))
  .join("\n");
/** Their acts are put together from a word, or they do another command for each row. */
const elsewhere = [
  "trade.disable",
  "trade.enable",
  "orders.confirm-transfer",
  "payments.confirm",
  "payments.match-sure",
];

function nameOf({ call, name }: (typeof operatorTable)[number]): Call | NoCall | undefined {
  if (!call) return callOf[name];
  const [id] =
    Object.entries(deskCalls).find(([, { path, method }]) => path === call.path && method === call.method) ??
    [];
  return id as Call | undefined;
}

/** One call makes every move of an order; which move needs which permission is in `orders/allowed-moves.ts`. */
const moves: ReadonlySet<string> = new Set(["orders.move", "orders.reopen", "orders.cancel"]);

describe.each(operatorTable.map((command) => [command.name, command] as const))("%s", (name, command) => {
  it("has a permission", () => {
    expect(permissions).toContain(command.permission);
  });

  it("has an entry in the audit where it changes something", () => {
    if (!("by" in command.input.shape) || elsewhere.includes(name)) return;
    // Once in its declaration, and once as the act of its entry.
    expect(sources.split(`"${name}"`).length - 1).toBeGreaterThanOrEqual(2);
  });

  it("has a call of the desk, or a reason for none", () => {
    const call = nameOf(command);
    expect(call, "name its call in this test's table").toBeDefined();
    if (typeof call === "string") expect(Object.keys(deskCalls)).toContain(call);
  });

  it("needs the permission that its call needs", () => {
    const call = nameOf(command);
    if (typeof call !== "string" || moves.has(name)) return;
    expect(command.permission).toBe(deskCalls[call].permission);
  });
});

it("names no command that is gone, or whose declaration says its call", () => {
  const names = operatorTable.filter(({ call }) => !call).map(({ name }) => name);
  expect(Object.keys(callOf).filter((name) => !names.includes(name))).toEqual([]);
});
