/**
 * Headers of every answer of the API. It sends JSON and pictures only, so its pages may load and run nothing at all.
 * @param isHttps whether the shop's visitors come by TLS; only then may a browser be asked to insist on it
 * @source design D24
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    "content-security-policy":
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
