import type { ProxyList } from "@precise/contract/server/proxy-list";
import type { IsOwnHost } from "@precise/contract/wire/own-hosts";
import type { TracingSettings } from "@precise/tracing/tracing-settings";

/** When pages load the framework's scripts: at once, or when a visitor turns to a control. @source design D26 */
export type ScriptsMode = "on-intent" | "eager";

/** Where the staff works: files on an origin of its own, and the calls behind them. */
export interface DeskSettings {
  readonly origin: string;
  /** What the desk's build wrote. */
  readonly folder: string;
  /** Where links to private pictures lead; undefined where they come with the API's answers. */
  readonly picturesOrigin?: string | undefined;
}

/** What the door needs to know. */
export interface DoorSettings {
  readonly siteOrigins: readonly string[];
  readonly shopOrigins: readonly string[];
  readonly apiOrigins: readonly string[];
  /** Without it /clients is a page that is missing. */
  readonly tradeOrigins: readonly string[] | undefined;
  /** Without it there is no desk. */
  readonly desk?: DeskSettings | undefined;
  readonly isOwnHost: IsOwnHost;
  readonly trustedProxies: ProxyList;
  /** Shared with the apps and the API, so that they believe who visits; absent only on a laptop. */
  readonly internalSecret: string | undefined;
  /** What a visitor may ask for is multiplied by it. */
  readonly rateLimitFactor: number;
  readonly scripts: ScriptsMode;
  /** Undefined where no traces are reported. */
  readonly tracing?: TracingSettings | undefined;
  /** Apps that run from source: nothing is kept, compressed or transformed, and their sockets are passed on. */
  readonly isDevelopment: boolean;
}
