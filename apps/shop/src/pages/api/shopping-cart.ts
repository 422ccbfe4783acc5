/** Nothing of a request's body is read. */
export const config = { api: { bodyParser: false } };

/**
 * The cart page's document. Visitors ask for /shopping-cart; next.config.ts leads those requests here that
 * `cart-page-rewrite.ts` names. In the pages folder, because Next's own page is rendered twice for each request.
 * @source decision 057
 */
export { answerCartPage as default } from "#shop/features/buying/cart/page/answer-cart-page.ts";
