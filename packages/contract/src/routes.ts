import { accountCalls } from "./shop/account.ts";
import { affiliateCalls } from "./shop/affiliates.ts";
import { appointmentCalls } from "./shop/appointments.ts";
import { cartCalls } from "./shop/cart.ts";
import { catalogueCalls } from "./shop/catalogue.ts";
import { categoryCalls } from "./shop/category.ts";
import { checkoutCalls } from "./shop/checkout.ts";
import { companyCalls } from "./shop/company.ts";
import { contactCalls } from "./shop/contact.ts";
import { couponCalls } from "./shop/coupon.ts";
import { deliveryPromiseCalls } from "./shop/delivery-promises.ts";
import { briefCalls } from "./shop/design-briefs.ts";
import { lightingCalls } from "./shop/light/lighting.ts";
import { myLightsCalls } from "./shop/light/my-lights.ts";
import { newsletterCalls } from "./shop/newsletter.ts";
import { customerOrderCalls } from "./shop/orders/customer-orders.ts";
import { orderCalls } from "./shop/orders/order.ts";
import { orderActCalls } from "./shop/orders/order-acts.ts";
import { orderChangeCalls } from "./shop/orders/order-changes.ts";
import { orderPaymentCalls } from "./shop/orders/order-payments.ts";
import { refundAccountCalls } from "./shop/orders/refund-accounts.ts";
import { returnCalls } from "./shop/orders/returns.ts";
import { ourRecordCalls } from "./shop/our-record.ts";
import { questionCalls } from "./shop/questions.ts";
import { reviewCalls } from "./shop/reviews.ts";
import { sessionCalls } from "./shop/session.ts";
import { stockNoticeCalls } from "./shop/stock-notices.ts";
import { wishlistCalls } from "./shop/wishlist.ts";
import { clientApplicationCalls } from "./trade/application.ts";
import { clientCartCalls } from "./trade/cart.ts";
import { clientCatalogueCalls } from "./trade/catalogue.ts";
import { clientCheckoutCalls } from "./trade/checkout.ts";
import { clientOrderCalls } from "./trade/orders.ts";
import { clientPasswordCalls } from "./trade/password-reset.ts";
import { clientPaymentCalls } from "./trade/payments.ts";
import { quickOrderCalls } from "./trade/quick-order.ts";
import { clientSessionCalls } from "./trade/session.ts";
import type { NamedRoute } from "./wire/route.ts";

/**
 * Every call of the API by its operation id, in the order of the OpenAPI document: for the server, the document and what
 * tests go through. Apps import single calls.
 */
export const calls = {
  ...categoryCalls,
  ...catalogueCalls,
  ...companyCalls,
  ...cartCalls,
  ...couponCalls,
  ...checkoutCalls,
  ...deliveryPromiseCalls,
  ...ourRecordCalls,
  ...orderCalls,
  ...customerOrderCalls,
  ...sessionCalls,
  ...accountCalls,
  ...wishlistCalls,
  ...lightingCalls,
  ...myLightsCalls,
  ...orderActCalls,
  ...orderChangeCalls,
  ...orderPaymentCalls,
  ...refundAccountCalls,
  ...returnCalls,
  ...reviewCalls,
  ...newsletterCalls,
  ...stockNoticeCalls,
  ...clientSessionCalls,
  ...clientPasswordCalls,
  ...clientApplicationCalls,
  ...clientCatalogueCalls,
  ...appointmentCalls,
  ...clientCartCalls,
  ...quickOrderCalls,
  ...clientCheckoutCalls,
  ...clientOrderCalls,
  ...clientPaymentCalls,
  ...contactCalls,
  ...questionCalls,
  ...affiliateCalls,
  ...briefCalls,
};

/** The same as a list. */
export const routes: readonly NamedRoute[] = Object.values(calls);
