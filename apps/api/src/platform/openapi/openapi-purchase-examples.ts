import type { Json } from "./openapi.ts";

const item = { sku: "PR-CH-ADN60-BB", quantity: 12, side_mark: "Flat 4, kitchen" };

/** A body that the contract takes, for each call that trade clients buy by. */
export const purchaseExamples: Readonly<Record<string, Json>> = {
  addToClientCart: { items: [item] },
  updateClientCart: { items: [{ line_id: "4711", quantity: 24, side_mark: "Flat 4, kitchen" }] },
  removeFromClientCart: { line_id: "4711" },
  clearClientCart: {},
  checkQuickOrder: { text: "PR-CH-ADN60-BB 12\n3 x PR-CH-ADN80-MB" },
  lookUpQuickOrder: { text: "ADN60" },
  addQuickOrder: { items: [item] },
  placeClientOrder: {
    site: {
      address: {
        line1: "Plot 9, Admiralty Way",
        landmark: "Behind the bank",
        state: "Lagos",
        lga: "Eti-Osa",
      },
      contact: { name: "Bayo Ade", phone: "0803 123 4567" },
    },
    po_number: "EKO-2026-117",
    delivery_date: "2026-12-01",
    payment: { method: "on_account" },
    accepted_total: 524500,
  },
  listClientOrders: { text: "EKO-2026", currentPage: 1, pageSize: 20 },
  cancelClientOrder: {},
  acceptClientFee: { accepted_total: 519500 },
  reorderClientOrder: {},
};
