/** Ids that SPEC.md §2 and §9 fix; in a file without schemas, for parts that a browser loads before it calls anything. */
export const saleCategoryId = 182;
export const roomsCategoryId = 14;
export const shopByRoomCategoryId = 70;
/** @source SPEC §7 "a list of five fixed ids" */
export const topCategoryIds = [16, 40, 41, 38, 30] as const;
/** Entries of the trade area, in its order: Indoor, Outdoor, Switches and Sockets, Focale. @source SPEC §2, §9 */
export const clientCategoryIds = [19, 18, 21, 24] as const;
