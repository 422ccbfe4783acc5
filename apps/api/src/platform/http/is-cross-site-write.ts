interface WriteHeaders {
  readonly origin?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
}

/**
 * Whether a write comes from another site's page. Browsers say so by Sec-Fetch-Site, older ones by Origin; a call with
 * neither comes from a program (the apps' servers, a script), which carries no visitor's cookies.
 * @param siteOrigins the shop's own origins
 * @source design D6
 */
export function isCrossSiteWrite(headers: WriteHeaders, siteOrigins: ReadonlySet<string>): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return headers.origin !== undefined && !siteOrigins.has(headers.origin);
}
