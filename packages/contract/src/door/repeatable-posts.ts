/**
 * Paths of the POSTs that may be made again on another replica when an answer was lost: those that only read (`isSafe`), and
 * those that demand an Idempotency-Key. A list, so that the door need not load the shapes of every call; a test holds it to
 * the calls.
 */
export const repeatablePosts: readonly string[] = [
  "/api/category/get/ids",
  "/api/product/category/{categoryId}/{currentPage}/{pageSize}",
  "/api/product/search",
  "/api/product/suggest",
  "/api/product/filter/{categoryId}",
  "/api/product/productbyids",
  "/api/preview",
  "/api/cart/get",
  "/api/orders",
  "/api/orders/track",
  "/api/lighting/fit",
  "/api/lights/of-order",
  "/api/orders/pay",
  "/api/orders/refund-account/read",
  "/api/orders/refund-account/check",
  "/api/orders/returns/options",
  "/api/orders/returns/read",
  "/api/orders/reviews/list",
  "/api/clients/product/category/{categoryId}/{currentPage}/{pageSize}",
  "/api/clients/product/filter/{categoryId}",
  "/api/clients/product/search",
  "/api/clients/product/productbyids",
  "/api/appointments/slots",
  "/api/appointments",
  "/api/appointments/read",
  "/api/appointments/requests",
  "/api/clients/quick-order/lookup",
  "/api/clients/quick-order/add",
  "/api/clients/orders",
  "/api/clients/orders/list",
  "/api/clients/orders/{number}/reorder",
  "/api/clients/orders/{number}/pay",
];
