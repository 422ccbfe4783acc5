import {
  deleteAccount,
  exportAccount,
  listAddresses,
  readAccount,
  removeAddress,
  saveAddress,
  updateAccount,
} from "@precise/contract/account";
import { applyAsAffiliate } from "@precise/contract/affiliates";
import {
  bookAppointment,
  cancelAppointment,
  listAppointmentSlots,
  listAppointmentTypes,
  moveAppointment,
  readAppointment,
  requestAppointment,
} from "@precise/contract/appointments";
import { addToCart, getCart, mergeCart, removeFromCart, updateCart } from "@precise/contract/cart";
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
} from "@precise/contract/catalogue-calls";
import { getCategoriesByIds, getCategoryById, listCategories } from "@precise/contract/category";
import { getCompany } from "@precise/contract/company";
import { sendContactMessage } from "@precise/contract/contact";
import { applyCoupon } from "@precise/contract/coupon";
import { listOrders, readOwnOrder } from "@precise/contract/customer-orders";
import { addBriefPicture, sendDesignBrief } from "@precise/contract/design-briefs";
import { subscribeToNewsletter, unsubscribeFromNewsletter } from "@precise/contract/newsletter";
import { getCheckoutOptions, placeOrder, trackOrder } from "@precise/contract/order";
import {
  acceptFeeProposal,
  cancelOrder,
  confirmOrder,
  holdOrderAgain,
  readFeeProposal,
  readOrderToConfirm,
} from "@precise/contract/order-acts";
import {
  closeSession,
  endOtherSessions,
  endSession,
  listSessions,
  openSession,
  readSession,
} from "@precise/contract/session";
import { addWishes, readWishlist, removeWishes } from "@precise/contract/wishlist";
import type { FastifyInstance } from "fastify";
import { type Handler, handle } from "#api/platform/http/handle.ts";

/** A handler for each call of the contract. */
export interface Handlers {
  readonly listCategories: Handler<typeof listCategories>;
  readonly getCategoriesByIds: Handler<typeof getCategoriesByIds>;
  readonly getCategoryById: Handler<typeof getCategoryById>;
  readonly listAttributes: Handler<typeof listAttributes>;
  readonly listCategoryProducts: Handler<typeof listCategoryProducts>;
  readonly searchProducts: Handler<typeof searchProducts>;
  readonly suggestProducts: Handler<typeof suggestProducts>;
  readonly filterProducts: Handler<typeof filterProducts>;
  readonly getProductsByIds: Handler<typeof getProductsByIds>;
  readonly getProductByPath: Handler<typeof getProductByPath>;
  readonly getCatalogueChanges: Handler<typeof getCatalogueChanges>;
  readonly getCatalogueVersion: Handler<typeof getCatalogueVersion>;
  readonly listCatalogueAddresses: Handler<typeof listCatalogueAddresses>;
  readonly getCompany: Handler<typeof getCompany>;
  readonly getCart: Handler<typeof getCart>;
  readonly addToCart: Handler<typeof addToCart>;
  readonly updateCart: Handler<typeof updateCart>;
  readonly removeFromCart: Handler<typeof removeFromCart>;
  readonly mergeCart: Handler<typeof mergeCart>;
  readonly applyCoupon: Handler<typeof applyCoupon>;
  readonly getCheckoutOptions: Handler<typeof getCheckoutOptions>;
  readonly placeOrder: Handler<typeof placeOrder>;
  readonly trackOrder: Handler<typeof trackOrder>;
  readonly listOrders: Handler<typeof listOrders>;
  readonly readOwnOrder: Handler<typeof readOwnOrder>;
  readonly openSession: Handler<typeof openSession>;
  readonly readSession: Handler<typeof readSession>;
  readonly closeSession: Handler<typeof closeSession>;
  readonly listSessions: Handler<typeof listSessions>;
  readonly endSession: Handler<typeof endSession>;
  readonly endOtherSessions: Handler<typeof endOtherSessions>;
  readonly readAccount: Handler<typeof readAccount>;
  readonly updateAccount: Handler<typeof updateAccount>;
  readonly listAddresses: Handler<typeof listAddresses>;
  readonly saveAddress: Handler<typeof saveAddress>;
  readonly removeAddress: Handler<typeof removeAddress>;
  readonly exportAccount: Handler<typeof exportAccount>;
  readonly deleteAccount: Handler<typeof deleteAccount>;
  readonly readWishlist: Handler<typeof readWishlist>;
  readonly addWishes: Handler<typeof addWishes>;
  readonly removeWishes: Handler<typeof removeWishes>;
  readonly readFeeProposal: Handler<typeof readFeeProposal>;
  readonly acceptFeeProposal: Handler<typeof acceptFeeProposal>;
  readonly cancelOrder: Handler<typeof cancelOrder>;
  readonly readOrderToConfirm: Handler<typeof readOrderToConfirm>;
  readonly confirmOrder: Handler<typeof confirmOrder>;
  readonly holdOrderAgain: Handler<typeof holdOrderAgain>;
  readonly subscribeToNewsletter: Handler<typeof subscribeToNewsletter>;
  readonly unsubscribeFromNewsletter: Handler<typeof unsubscribeFromNewsletter>;
  readonly listAppointmentTypes: Handler<typeof listAppointmentTypes>;
  readonly listAppointmentSlots: Handler<typeof listAppointmentSlots>;
  readonly bookAppointment: Handler<typeof bookAppointment>;
  readonly readAppointment: Handler<typeof readAppointment>;
  readonly cancelAppointment: Handler<typeof cancelAppointment>;
  readonly moveAppointment: Handler<typeof moveAppointment>;
  readonly requestAppointment: Handler<typeof requestAppointment>;
  readonly sendContactMessage: Handler<typeof sendContactMessage>;
  readonly applyAsAffiliate: Handler<typeof applyAsAffiliate>;
  readonly addBriefPicture: Handler<typeof addBriefPicture>;
  readonly sendDesignBrief: Handler<typeof sendDesignBrief>;
}

/** Registers every call with its handler and the limit that counts it. @source design D22 */
export function registerCalls(app: FastifyInstance, handlers: Handlers): void {
  handle(app, listCategories, handlers.listCategories);
  handle(app, getCategoriesByIds, handlers.getCategoriesByIds);
  handle(app, getCategoryById, handlers.getCategoryById);
  handle(app, listAttributes, handlers.listAttributes);
  handle(app, listCategoryProducts, handlers.listCategoryProducts);
  handle(app, searchProducts, handlers.searchProducts);
  handle(app, suggestProducts, handlers.suggestProducts);
  handle(app, filterProducts, handlers.filterProducts);
  handle(app, getProductsByIds, handlers.getProductsByIds);
  handle(app, getProductByPath, handlers.getProductByPath);
  handle(app, getCatalogueChanges, handlers.getCatalogueChanges);
  handle(app, getCatalogueVersion, handlers.getCatalogueVersion);
  handle(app, listCatalogueAddresses, handlers.listCatalogueAddresses);
  handle(app, getCompany, handlers.getCompany);
  handle(app, getCart, handlers.getCart);
  handle(app, addToCart, handlers.addToCart, "cartWrites");
  handle(app, updateCart, handlers.updateCart, "cartWrites");
  handle(app, removeFromCart, handlers.removeFromCart, "cartWrites");
  handle(app, mergeCart, handlers.mergeCart, "cartWrites");
  handle(app, applyCoupon, handlers.applyCoupon, "cartWrites", {
    limit: "couponGuesses",
    isGuess: ({ body }) => body.code !== null,
  });
  handle(app, getCheckoutOptions, handlers.getCheckoutOptions);
  handle(app, placeOrder, handlers.placeOrder, "orders");
  handle(app, trackOrder, handlers.trackOrder, "orderTracking");
  handle(app, listOrders, handlers.listOrders);
  handle(app, readOwnOrder, handlers.readOwnOrder);
  handle(app, openSession, handlers.openSession, "signIn");
  handle(app, readSession, handlers.readSession);
  handle(app, closeSession, handlers.closeSession);
  handle(app, listSessions, handlers.listSessions);
  handle(app, endSession, handlers.endSession);
  handle(app, endOtherSessions, handlers.endOtherSessions);
  handle(app, readAccount, handlers.readAccount);
  handle(app, updateAccount, handlers.updateAccount);
  handle(app, listAddresses, handlers.listAddresses);
  handle(app, saveAddress, handlers.saveAddress);
  handle(app, removeAddress, handlers.removeAddress);
  handle(app, exportAccount, handlers.exportAccount);
  handle(app, deleteAccount, handlers.deleteAccount);
  handle(app, readWishlist, handlers.readWishlist);
  handle(app, addWishes, handlers.addWishes);
  handle(app, removeWishes, handlers.removeWishes);
  handle(app, readFeeProposal, handlers.readFeeProposal, "orderTracking");
  handle(app, acceptFeeProposal, handlers.acceptFeeProposal, "orderTracking");
  handle(app, cancelOrder, handlers.cancelOrder, "orderTracking");
  handle(app, readOrderToConfirm, handlers.readOrderToConfirm, "orderTracking");
  handle(app, confirmOrder, handlers.confirmOrder, "orderTracking");
  handle(app, holdOrderAgain, handlers.holdOrderAgain, "orderTracking");
  handle(app, subscribeToNewsletter, handlers.subscribeToNewsletter, "newsletter");
  handle(app, unsubscribeFromNewsletter, handlers.unsubscribeFromNewsletter);
  handle(app, listAppointmentTypes, handlers.listAppointmentTypes);
  handle(app, listAppointmentSlots, handlers.listAppointmentSlots);
  handle(app, bookAppointment, handlers.bookAppointment, "appointments");
  handle(app, readAppointment, handlers.readAppointment, "orderTracking");
  handle(app, cancelAppointment, handlers.cancelAppointment, "orderTracking");
  handle(app, moveAppointment, handlers.moveAppointment, "orderTracking");
  handle(app, requestAppointment, handlers.requestAppointment, "appointments");
  handle(app, sendContactMessage, handlers.sendContactMessage, "messages");
  handle(app, applyAsAffiliate, handlers.applyAsAffiliate, "messages");
  handle(app, addBriefPicture, handlers.addBriefPicture, "uploads");
  handle(app, sendDesignBrief, handlers.sendDesignBrief, "messages");
}
