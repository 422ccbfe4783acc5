import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { postSessionEnd } from "#shop/features/account/post-session-end.ts";
import { postBooking, postRequest } from "#shop/features/appointments/post-booking.ts";
import { postCancelAppointment, postMoveAppointment } from "#shop/features/appointments/post-mine.ts";
import { postCartAdd } from "#shop/features/buying/cart/posts/post-cart-add.ts";
import { postCartRemove } from "#shop/features/buying/cart/posts/post-cart-remove.ts";
import { postCartUpdate } from "#shop/features/buying/cart/posts/post-cart-update.ts";
import { postCoupon } from "#shop/features/buying/coupon/post-coupon.ts";
import { postChange } from "#shop/features/buying/order/change/post-change.ts";
import { postOrderTrack } from "#shop/features/buying/order/own/post-order-track.ts";
import { postConfirm, postFeeByToken } from "#shop/features/buying/order/post-order-acts.ts";
import { postRefundAccount } from "#shop/features/buying/order/refund-account/post-account.ts";
import { postSharedCart } from "#shop/features/buying/shared-cart/post-shared-cart.ts";
import { postNewsletter } from "#shop/features/newsletter/post-newsletter.ts";
import { postUnsubscribe } from "#shop/features/newsletter/post-unsubscribe.ts";
import { postQuestion } from "#shop/features/questions/post-question.ts";
import { postStockNotice } from "#shop/features/stock-notices/post-stock-notice.ts";
import { postStopNotices } from "#shop/features/stock-notices/post-stop-notices.ts";
import { postWishRemoval } from "#shop/features/wishlist/post-wish-removal.ts";

/** What is done with a form that is posted to /form/<path>. One with files is read by a route of its own. */
export const formTable: ReadonlyMap<string, (post: FormPost) => Promise<FormAnswer>> = new Map(
  Object.entries({
    "appointment/book": postBooking,
    "appointment/cancel": postCancelAppointment,
    "appointment/move": postMoveAppointment,
    "appointment/request": postRequest,
    "cart/add": postCartAdd,
    "cart/coupon": postCoupon,
    "cart/remove": postCartRemove,
    "cart/shared": postSharedCart,
    "cart/update": postCartUpdate,
    newsletter: postNewsletter,
    "newsletter/unsubscribe": postUnsubscribe,
    "order/change": postChange,
    "order/confirm": postConfirm,
    "order/fee": postFeeByToken,
    "order/refund-account": postRefundAccount,
    "order/track": postOrderTrack,
    question: postQuestion,
    "session/end": postSessionEnd,
    "stock-notice": postStockNotice,
    "stock-notice/stop": postStopNotices,
    "wishlist/remove": postWishRemoval,
  }),
);
