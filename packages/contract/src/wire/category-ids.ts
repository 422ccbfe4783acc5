/** Ids that spec §2 and spec §9 fix; in a file without schemas, for parts that a browser loads before it calls anything. */
export const saleCategoryId = 182;
export const roomsCategoryId = 14;
export const shopByRoomCategoryId = 70;
export const chandeliersCategoryId = 16;
/** @source spec §7 "Suggested categories" */
export const topCategoryIds = [16, 40, 41, 38, 30] as const;
/** As pages show them: with Switches and Sockets, which every home needs, and as rows of two, three or six. */
export const shownCategoryIds = [...topCategoryIds, 21] as const;
/** Entries of the trade area, in its order: Indoor, Outdoor, Switches and Sockets, Focale. @source spec §2, spec §9 */
export const clientCategoryIds = [19, 18, 21, 24] as const;
