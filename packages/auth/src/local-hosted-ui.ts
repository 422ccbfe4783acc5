/**
 * Loaded only where the hosted page is the stand-in on this computer. aws-amplify writes `https://` before the domain
 * (aws-amplify/amplify-js#14799), and a stand-in has no certificate, so those two addresses are rewritten here.
 * Must be installed before Amplify is configured, which begins the exchange of a code.
 */
export function reachLocalHostedUi(hostedUiUrl: string): {
  readonly open: (url: string) => Promise<void>;
} {
  const secure = `https://${new URL(hostedUiUrl).host}`;
  const fetchAsIs = globalThis.fetch.bind(globalThis);
  const tokenUrl = `${secure}/oauth2/token`;
  globalThis.fetch = (input, init) =>
    fetchAsIs(input === tokenUrl ? `${hostedUiUrl}/oauth2/token` : input, init);
  return {
    open: async (url) => location.assign(url.replace(secure, hostedUiUrl)),
  };
}
