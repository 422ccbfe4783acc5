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
  "orders.list": "listDeskOrders",
  "orders.show": "readDeskOrder",
  "orders.picking-list": "readDeskOrder",
  "orders.move": "moveDeskOrder",
  "orders.set-delivery-fee": "proposeDeskFee",
  "orders.reopen": "moveDeskOrder",
  "orders.cancel": "moveDeskOrder",
  "orders.place-by-phone": "placeTelephoneOrder",
  "orders.change": "changeDeskOrder",
  "orders.withdraw-change": "withdrawOrderChange",
  "orders.correct": "correctDeskOrder",
  "payments.list": "listDeskPayments",
  "payments.reviews": "listDeskPayments",
  "payments.statement": "sendStatement",
  "payments.statement-row": "decideAlikeRow",
  "payments.credits": "listBankCredits",
  "payments.match": "matchBankCredit",
  "payments.match-sure": "matchSureCredits",
  "payments.ignore": "ignoreBankCredit",
  "payments.account": "decideRefundAccount",
  "payments.disputes": "listDeskPayments",
  "payments.sweep": serversOwn,
  "deliveries.dispatch": "dispatchDeliveries",
  "deliveries.attempt": "recordDeliveryAttempt",
  "riders.list": "listRiders",
  "returns.list": "listDeskReturns",
  "returns.show": "readDeskReturn",
  "returns.open": "openDeskReturn",
  "questions.published": "listDeskQuestions",
  "questions.publish": "publishDeskQuestion",
  "questions.withdraw": "withdrawDeskQuestion",
  "reviews.list": "listDeskReviews",
  "orders.mark-sample": { none: "before a shop is opened, at the server's terminal alone" },
  "trade.list": "listCompanies",
  "trade.applications": "listTradeApplications",
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
  "price-lists.list": "listPriceLists",
  "price-lists.create": "createPriceList",
  "price-lists.import": "applyPriceImport",
  "price-lists.export": "exportPrices",
  "appointments.list": "listDeskAppointments",
  "appointments.free": "listDeskAppointmentSlots",
  "appointments.book": "bookDeskAppointment",
  "appointments.move": "moveDeskAppointment",
  "appointments.cancel": "cancelDeskAppointment",
  "appointments.day": "changeAppointmentDay",
  "appointments.desks": "listAppointmentCalendars",
  "appointments.hours": "setCalendarHours",
  "appointments.capacity": "setCalendarCapacity",
  "appointments.requests": "listAppointmentRequests",
  "appointments.done": "answerAppointmentRequest",
  "messages.list": "listInboxMessages",
  "messages.show": "readInboxMessage",
  "messages.answer": "answerInboxMessage",
  "messages.note": "noteInboxMessage",
  "messages.assign": "assignInboxMessage",
  "messages.close": "closeInboxMessage",
  "messages.reopen": "reopenInboxMessage",
  "messages.delete": "deleteInboxMessage",
  "coupons.list": "listDeskCoupons",
  "coupons.create": "createDeskCoupon",
  "coupons.disable": "disableDeskCoupon",
  "discounts.list": "listDeskDiscounts",
  "discounts.create": "createDeskDiscount",
  "discounts.change": "changeDeskDiscount",
  "discounts.disable": "switchDeskDiscount",
  "messages.export-pictures": serversOwn,
  "stock.set": "adjustStock",
  "newsletter.export": { none: "a file of the desk: /api/desk/newsletter.csv" },
  "outbox.list": "listMails",
  "outbox.retry": "sendMailAgain",
  "outbox.send-again": "sendMailAgain",
  "outbox.correct": "correctMail",
  "texts.list": "listPhoneMessages",
  "texts.retry": "retryPhoneMessage",
  "texts.test": "sendTestMessage",
  "texts.stops": "listMessageStops",
  "texts.stop": "addMessageStop",
  "stock.list": "listStock",
  "stock.adjust": "adjustStock",
  "stock.threshold": "setStockThreshold",
  "stock.incoming": "listIncoming",
  "stock.expect": "expectIncoming",
  "stock.receive": "receiveIncoming",
  "stock.postpone": "postponeIncoming",
  "stock.cancel": "cancelIncoming",
  "products.list": "listProducts",
  "products.show": "readProduct",
  "products.create": "createProduct",
  "products.save": "saveProduct",
  "products.set": "changeProducts",
  "products.withdraw": "withdrawProduct",
  "products.restore": "restoreProduct",
  "products.draft": "saveProductDraft",
  "products.publish": "publishProduct",
  "products.discard-draft": "discardProductDraft",
  "products.duplicate": "duplicateProduct",
  "categories.add": "addCategory",
  "categories.change": "changeCategory",
  "categories.remove": "removeCategory",
  "families.rename": "renameFamily",
  "attributes.add": "addAttribute",
  "attributes.change": "changeAttribute",
  "attributes.remove": "removeAttribute",
  "prices.list": "listPrices",
  "prices.change": "changePrices",
  "prices.sale": "startPriceSale",
  "prices.changes": "listPriceChanges",
  "prices.undo": "undoPriceChange",
  "prices.cancel": "cancelPriceChange",
  "prices.reviewed": "reviewPriceChange",
  "prices.history": "readPriceItem",
  "settings.list": "listShopSettings",
  "settings.show": "readShopSetting",
  "settings.samples": "readShopSetting",
  "shop.begin": "beginShop",
  "settings.set": "setShopSetting",
  "settings.cancel": "cancelShopSetting",
  "audit.list": "listAudit",
  "audit.verify": "checkAudit",
  "jobs.list": serversOwn,
  "backup.write": serversOwn,
  "backup.rehearse": "askBackup",
  "backup.ask": "askBackup",
  "backup.restore": serversOwn,
  "database.migrate": serversOwn,
  "files.copy": serversOwn,
  "customers.find": "listCustomers",
  "customers.show": "readCustomer",
  "customers.note": "addCustomerNote",
  "customers.export": "exportCustomer",
  "customers.erase": "eraseCustomer",
  "sessions.list": "readCustomer",
  "sessions.end": "endCustomerSessions",
  "staff.create": "inviteStaff",
  "staff.list": "listStaff",
  "staff.roles": "changeStaffRoles",
  "staff.reset": "resetStaff",
  "staff.end": "endStaff",
  "imports.list": "listImports",
  "imports.show": "listImportRows",
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
