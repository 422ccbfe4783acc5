/** Whether a host (`shop.example`, with its port where it has one) is one under which this server answers. */
export type IsOwnHost = (host: string | undefined) => boolean;

/** Endings that no public name has: a name with one is inside the deployment. @source RFC 6761, RFC 6762, ICANN ".internal" */
const innerEnding = /\.(?:internal|local|localhost|svc)$/;
/** A name or an address, and a port where there is one. */
const hostAndPort = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;

/**
 * The hosts under which a server of ours answers: those of its sites, those listed in addition, and what can only be inside:
 * addresses, single names and endings that no public host can have. A health check asks by these.
 * @param origins such as `https://shop.example`
 * @param others host names, without ports
 * @returns a question to which no host at all is "yes": an old client names none
 */
export function ownHostsOf(origins: readonly string[], others: readonly string[] = []): IsOwnHost {
  const hosts = new Set(origins.map(hostOfOrigin));
  const names = new Set(others.map((name) => name.toLowerCase()));
  return (host) => {
    if (host === undefined) return true;
    const hostname = hostAndPort.exec(host)?.[1]?.toLowerCase();
    // What is not of the header's own form, an address parser somewhere would read as something else.
    if (hostname === undefined) return false;
    return (
      hosts.has(withoutUsualPort(host)) ||
      names.has(hostname) ||
      address.test(hostname) ||
      isInnerName(hostname)
    );
  };
}

/** Whether a name, without a port, can only be inside: a single name, or an ending that no public host can have. */
export function isInnerName(hostname: string): boolean {
  return (!hostname.includes(".") && !hostname.startsWith("[")) || innerEnding.test(hostname);
}

/** Whether a host is that of this origin. */
export function isHostOf(origin: string): (host: string | undefined) => boolean {
  const own = hostOfOrigin(origin);
  return (host) => host !== undefined && withoutUsualPort(host) === own;
}

function hostOfOrigin(origin: string): string {
  return withoutUsualPort(origin.replace(/^https?:\/\//, ""));
}

/** Browsers leave the port of http and https out; a program may name it. */
function withoutUsualPort(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, "");
}

/**
 * The path that a request line asks for, and of whom. A proxy's form of it (`GET http://shop.example/cart`) names the host
 * itself, and counts before the Host header.
 * @returns null where it asks for a page of another host: to be refused with 421
 * @source RFC 9112 §3.2.2, RFC 9110 §15.5.20
 */
export function requestTarget(
  target: string,
  host: string | undefined,
  isOwn: IsOwnHost,
): { readonly path: string; readonly host: string | undefined } | null {
  if (!isOwn(host)) return null;
  if (target.startsWith("/") || target === "*") return { path: target, host };
  const [start, authority = ""] = /^https?:\/\/([^/?#\\]*)/i.exec(target) ?? [];
  // Names and passwords before the host are how such an address misleads.
  if (start === undefined || authority === "" || !isOwn(authority)) return null;
  const rest = target.slice(start.length);
  return { path: rest.startsWith("/") ? rest : `/${rest}`, host: authority };
}
