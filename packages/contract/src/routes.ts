import {
  deleteAccount,
  exportAccount,
  listAddresses,
  readAccount,
  removeAddress,
  saveAddress,
  updateAccount,
} from "./account.ts";
import { applyAsAffiliate } from "./affiliates.ts";
import {
  bookAppointment,
  cancelAppointment,
  listAppointmentSlots,
  listAppointmentTypes,
  moveAppointment,
  readAppointment,
  requestAppointment,
} from "./appointments.ts";
import { addToCart, getCart, mergeCart, removeFromCart, updateCart } from "./cart.ts";
import {
  filterProducts,
  getCatalogueChanges,
  getCatalogueVersion,
  getProductByPath,
  getProductsByIds,
  listAttributes,
  listCatalogueAddresses,
  listCategoryProducts,
  searchProducts,
  suggestProducts,
} from "./catalogue-calls.ts";
import { getCategoriesByIds, getCategoryById, listCategories } from "./category.ts";
import { applyForClientAccount } from "./clients/application.ts";
import {
  addToClientCart,
  clearClientCart,
  getClientCart,
  removeFromClientCart,
  updateClientCart,
} from "./clients/cart.ts";
import {
  filterClientProducts,
  getClientCategoryById,
  getClientProductByPath,
  getClientProductsByIds,
  listClientAttributes,
  listClientCategories,
  listClientCategoryProducts,
  searchClientProducts,
} from "./clients/catalogue-calls.ts";
import { getClientCheckout } from "./clients/checkout.ts";
import {
  acceptClientFee,
  cancelClientOrder,
  listClientOrders,
  placeClientOrder,
  readClientOrder,
  reorderClientOrder,
} from "./clients/orders.ts";
import { requestClientPasswordLink, resetClientPassword } from "./clients/password-reset.ts";
import { addQuickOrder, checkQuickOrder, lookUpQuickOrder } from "./clients/quick-order.ts";
import { changeClientPassword, logInClient, logOutClient, readClientSession } from "./clients/session.ts";
import { getCompany } from "./company.ts";
import { sendContactMessage } from "./contact.ts";
import { applyCoupon } from "./coupon.ts";
import { listOrders, readOwnOrder } from "./customer-orders.ts";
import { addBriefPicture, sendDesignBrief } from "./design-briefs.ts";
import { subscribeToNewsletter, unsubscribeFromNewsletter } from "./newsletter.ts";
import { getCheckoutOptions, placeOrder, trackOrder } from "./order.ts";
import {
  acceptFeeProposal,
  cancelOrder,
  confirmOrder,
  holdOrderAgain,
  readFeeProposal,
  readOrderToConfirm,
} from "./order-acts.ts";
import type { Route } from "./route.ts";
import {
  closeSession,
  endOtherSessions,
  endSession,
  listSessions,
  openSession,
  readSession,
} from "./session.ts";

import { addWishes, readWishlist, removeWishes } from "./wishlist.ts";

/** Every call of the API, for the server's registration check and the OpenAPI document. Apps import single calls. */
export const routes = [
  listCategories,
  getCategoriesByIds,
  getCategoryById,
  listAttributes,
  listCategoryProducts,
  searchProducts,
  suggestProducts,
  filterProducts,
  getProductsByIds,
  getProductByPath,
  getCatalogueChanges,
  getCatalogueVersion,
  listCatalogueAddresses,
  getCompany,
  getCart,
  addToCart,
  updateCart,
  removeFromCart,
  mergeCart,
  applyCoupon,
  getCheckoutOptions,
  placeOrder,
  trackOrder,
  listOrders,
  readOwnOrder,
  openSession,
  readSession,
  closeSession,
  listSessions,
  endSession,
  endOtherSessions,
  readAccount,
  updateAccount,
  listAddresses,
  saveAddress,
  removeAddress,
  exportAccount,
  deleteAccount,
  readWishlist,
  addWishes,
  removeWishes,
  readFeeProposal,
  acceptFeeProposal,
  cancelOrder,
  readOrderToConfirm,
  confirmOrder,
  holdOrderAgain,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  logInClient,
  logOutClient,
  readClientSession,
  changeClientPassword,
  requestClientPasswordLink,
  resetClientPassword,
  applyForClientAccount,
  listClientCategories,
  getClientCategoryById,
  listClientAttributes,
  listClientCategoryProducts,
  filterClientProducts,
  searchClientProducts,
  getClientProductsByIds,
  getClientProductByPath,
  listAppointmentTypes,
  listAppointmentSlots,
  bookAppointment,
  readAppointment,
  cancelAppointment,
  moveAppointment,
  requestAppointment,
  getClientCart,
  addToClientCart,
  updateClientCart,
  removeFromClientCart,
  clearClientCart,
  checkQuickOrder,
  lookUpQuickOrder,
  addQuickOrder,
  getClientCheckout,
  placeClientOrder,
  listClientOrders,
  readClientOrder,
  cancelClientOrder,
  acceptClientFee,
  reorderClientOrder,
  sendContactMessage,
  applyAsAffiliate,
  addBriefPicture,
  sendDesignBrief,
] as const satisfies readonly Route[];
