import { accountCalls } from "./account.ts";
import { affiliateCalls } from "./affiliates.ts";
import { appointmentCalls } from "./appointments.ts";
import { ourRecordCalls } from "./buyers/our-record.ts";
import { questionCalls } from "./buyers/questions.ts";
import { reviewCalls } from "./buyers/reviews.ts";
import { stockNoticeCalls } from "./buyers/stock-notices.ts";
import { cartCalls } from "./cart.ts";
import { catalogueCalls } from "./catalogue.ts";
import { categoryCalls } from "./category.ts";
import { checkoutCalls } from "./checkout.ts";
import { clientApplicationCalls } from "./clients/application.ts";
import { clientCartCalls } from "./clients/client-cart.ts";
import { clientCatalogueCalls } from "./clients/client-catalogue.ts";
import { clientCheckoutCalls } from "./clients/client-checkout.ts";
import { clientOrderCalls } from "./clients/client-orders.ts";
import { clientPaymentCalls } from "./clients/client-payments.ts";
import { clientSessionCalls } from "./clients/client-session.ts";
import { clientPasswordCalls } from "./clients/password-reset.ts";
import { quickOrderCalls } from "./clients/quick-order.ts";
import { companyCalls } from "./company.ts";
import { contactCalls } from "./contact.ts";
import { couponCalls } from "./coupon.ts";
import { customerOrderCalls } from "./customer-orders.ts";
import { deliveryPromiseCalls } from "./delivery/delivery-promises.ts";
import { briefCalls } from "./design-briefs.ts";
import { lightingCalls } from "./light/lighting.ts";
import { myLightsCalls } from "./light/my-lights.ts";
import { newsletterCalls } from "./newsletter.ts";
import { orderCalls } from "./order.ts";
import { orderActCalls } from "./order-acts.ts";
import { orderPaymentCalls } from "./order-payments.ts";
import { orderChangeCalls } from "./orders/order-changes.ts";
import { refundAccountCalls } from "./orders/refund-accounts.ts";
import { returnCalls } from "./orders/returns.ts";
import type { NamedRoute } from "./route.ts";
import { sessionCalls } from "./session.ts";
import { wishlistCalls } from "./wishlist.ts";

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
