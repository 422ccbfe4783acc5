import type { Json } from "./openapi.ts";
import { messageExamples } from "./openapi-message-examples.ts";
import { purchaseExamples } from "./openapi-purchase-examples.ts";

const cartId = "q0W9v6xJm2LrT4bYc8ZkH1sNfE3aUdGp";

/** Who comes to an appointment. */
const visitor = {
  name: "Ada Obi",
  email: "ada@example.com",
  phone: "0803 123 4567",
  time_zone: "Europe/London",
};

/** A body for each call that takes one, as a caller would send it. A test holds them against the contract. */
export const bodyExamples: Readonly<Record<string, Json>> = {
  getCategoriesByIds: { ids: [16, 40, 41, 38, 30] },
  listCategoryProducts: {
    filters: { finish: { in: ["brushed-brass"] }, price: { from: 50000, to: 100000 } },
    sort: { field: "price", direction: "ASC" },
  },
  searchProducts: { name: "brass pendant", currentPage: 1, pageSize: 24 },
  suggestProducts: { name: "chand" },
  filterProducts: { filters: { price: { to: 250000 } }, sort: { field: "newest", direction: "DESC" } },
  getProductsByIds: { skus: ["PR-PD-LEK30-BB", "PRB60927"] },
  addToCart: { items: [{ sku: "PR-PD-LEK30-BB", quantity: 2 }] },
  updateCart: { cartId, items: [{ sku: "PR-PD-LEK30-BB", quantity: 1 }] },
  removeFromCart: { cartId, sku: "PR-PD-LEK30-BB" },
  getCart: { cartId },
  applyCoupon: { cartId, code: "WELCOME-7KQ2M-9XTR4" },
  placeOrder: {
    cartId,
    contact: { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 000 0000" },
    address: {
      line1: "14 Harbour Light Close",
      landmark: "Opposite the park",
      state: "Lagos",
      lga: "Eti-Osa",
    },
    delivery: { method: "delivery" },
    payment: { method: "bank_transfer" },
    accepted_total: 524000,
  },
  mergeCart: { sourceCartId: "8yqkVtR4vN0s1mQx7ZpLw2HcJ5bTgU3e" },
  updateAccount: { firstname: "Ada", phone: "0803 123 4567" },
  saveAddress: {
    name: "Home",
    address: { line1: "12 Marina Road", landmark: "Opposite the church", state: "Lagos", lga: "Ikeja" },
  },
  addWishes: { skus: ["PR-CH-ADN60-BB"] },
  removeWishes: { skus: ["PR-CH-ADN60-BB"] },
  openSession: { accessToken: "eyJraWQiOi…", idToken: "eyJraWQiOi…" },
  exportAccount: { accessToken: "eyJraWQiOi…", idToken: "eyJraWQiOi…" },
  deleteAccount: { accessToken: "eyJraWQiOi…", idToken: "eyJraWQiOi…" },
  subscribeToNewsletter: { email: "ada@example.com" },
  unsubscribeFromNewsletter: { token: "WyJLN3ExIiwxOTU2NTI4MDAwXQ.kq0Wm3s9" },
  readFeeProposal: { token: "WyJQUi03SzNNOVFYMSAyNTAwMDAwIl0.aGVsbG8" },
  acceptFeeProposal: { order: { number: "PR-7K3M9QX1", email: "ada@example.com" }, accepted_total: 524500 },
  readOrderToConfirm: { token: "WyJQUi03SzNNOVFYMSIsMTk1NjUyODAwMF0.kq0Wm3s9" },
  confirmOrder: { token: "WyJQUi03SzNNOVFYMSIsMTk1NjUyODAwMF0.kq0Wm3s9" },
  holdOrderAgain: { number: "PR-7K3M9QX1", email: "ada@example.com" },
  cancelOrder: { number: "PR-7K3M9QX1", email: "ada@example.com" },
  trackOrder: { number: "PR-7K3M9QX1", email: "ada@example.com" },
  logInClient: { email: "ngozi@ekobuild.example", password: "a long pass phrase" },
  changeClientPassword: { current_password: "first-Kq7Vw2Zp", new_password: "a long pass phrase" },
  requestClientPasswordLink: { email: "ngozi@ekobuild.example" },
  resetClientPassword: {
    token: "WyJjMWY0YiBBMWIyIiwxOTU2NTI4MDAwXQ.kq0Wm3s9",
    password: "a new pass phrase",
  },
  applyForClientAccount: {
    company: "Eko Build Contractors Ltd",
    rc_number: "RC 123456",
    trade: "contractor",
    state: "Lagos",
    contact: {
      email: "ngozi@ekobuild.example",
      firstname: "Ngozi",
      lastname: "Bello",
      phone: "0803 000 0000",
    },
    message: "Forty flats in Yaba, from March.",
  },
  listClientCategoryProducts: { sort: { field: "price", direction: "ASC" } },
  filterClientProducts: {
    filters: { price: { to: 100000 }, finish: { in: ["brushed-brass"] } },
    pageSize: 96,
  },
  searchClientProducts: { name: "PRB60" },
  getClientProductsByIds: { skus: ["PR-PD-LEK30-BB", "PRB60927"] },
  listAppointmentSlots: { type: "video-tour", from: "2026-11-23", days: 31 },
  bookAppointment: { type: "video-tour", starts_at: "2026-11-23T09:00:00.000Z", ...visitor },
  readAppointment: { token: "WyJBUC03SzNNOVFYMSJd.aGVsbG8" },
  cancelAppointment: { token: "WyJBUC03SzNNOVFYMSJd.aGVsbG8" },
  moveAppointment: { token: "WyJBUC03SzNNOVFYMSJd.aGVsbG8", starts_at: "2026-11-24T10:00:00.000Z" },
  requestAppointment: { wish: "Video tour of the showroom", when: "Next week in the morning", ...visitor },
  ...messageExamples,
  ...purchaseExamples,
};
