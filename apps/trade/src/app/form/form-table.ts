import type { FormAnswer } from "@precise/web/forms/form-post";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { postPassword } from "#trade/features/account/post-password.ts";
import { postApplication } from "#trade/features/apply/post-application.ts";
import { largestCartFormBytes, postCartClear, postCartUpdate } from "#trade/features/cart/post-cart.ts";
import { postRows as postCartRows } from "#trade/features/catalogue/post-rows.ts";
import { postForgotten, postNewPassword } from "#trade/features/login/post-forgotten.ts";
import { postLogin } from "#trade/features/login/post-login.ts";
import { postLogout } from "#trade/features/login/post-logout.ts";
import {
  postAcceptFee,
  postCancel,
  postPay,
  postReorder,
} from "#trade/features/orders/post-order-actions.ts";
import { postPrices } from "#trade/features/prices/post-prices.ts";
import { largestListFormBytes } from "#trade/features/quick-order/list-limits.ts";
import { postAddList, postPaste, postRows } from "#trade/features/quick-order/post-list.ts";

interface TradeForm {
  readonly act: (post: TradePost) => Promise<FormAnswer>;
  /** Of a form that sends a whole list. */
  readonly largestBytes?: number;
}

/** What is done with a form that is posted to /form/<path>. A file is read by a route of its own. */
export const formTable: ReadonlyMap<string, TradeForm> = new Map(
  Object.entries<TradeForm>({
    apply: { act: postApplication },
    "cart/clear": { act: postCartClear },
    "cart/rows": { act: postCartRows },
    "cart/update": { act: postCartUpdate, largestBytes: largestCartFormBytes },
    "orders/accept-fee": { act: postAcceptFee },
    "orders/cancel": { act: postCancel },
    "orders/pay": { act: postPay },
    "orders/reorder": { act: postReorder },
    password: { act: postPassword },
    "password/forgot": { act: postForgotten },
    "password/reset": { act: postNewPassword },
    prices: { act: postPrices },
    "quick-order/add": { act: postAddList },
    "quick-order/paste": { act: postPaste, largestBytes: largestListFormBytes },
    "quick-order/rows": { act: postRows },
    "session/end": { act: postLogout },
    "session/start": { act: postLogin },
  }),
);
