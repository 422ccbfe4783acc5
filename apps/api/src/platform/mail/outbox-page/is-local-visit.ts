/**
 * Whether a request comes from this machine and asks for this machine: from loopback, not through a proxy, and under a
 * name of loopback, so that no other site's name can be pointed here.
 */
export function isLocalVisit(visit: {
  readonly remoteAddress: string | undefined;
  readonly host: string | undefined;
  readonly forwardedFor: string | string[] | undefined;
}): boolean {
  const { remoteAddress = "", host = "", forwardedFor } = visit;
  const isFromHere = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress);
  const isForHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  return isFromHere && isForHere && forwardedFor === undefined;
}
