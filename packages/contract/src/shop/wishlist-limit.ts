/** Most products on one wishlist. */
export const mostWishes = 200;
