/**
 * The path of the trade area on the shop's domain. The router's links and `redirect` add it by themselves; plain links,
 * forms and answers of form handlers name it. @source spec §2 "Client mode"
 */
export const basePath = "/clients";

/** Full path of a page of the trade area. @param path within the area: "/login" */
export function fullPath(path: `/${string}`): `/${string}` {
  return `${basePath}${path}`;
}

/** Where the logo leads, and a login without a page to return to. @source spec §2 "/" */
export const homePath = "/products/19/indoor";
