/**
 * The title of a page in a tab, with the shop behind it: "Chandeliers · Idumota Lights".
 * @param shopName null where it is not known
 */
export function pageTitle(title: string, shopName: string | null): string {
  return shopName === null ? title : `${title} · ${shopName}`;
}

/** The home page's, which begins with the shop: "Idumota Lights: lights, switches and sockets in Nigeria". */
export function homeTitle(title: string, shopName: string | null): string {
  return shopName === null ? title : `${shopName}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
