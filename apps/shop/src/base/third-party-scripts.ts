/** Addresses of scripts that are not ours, each only where it is configured. @source design D23 */
export interface ThirdPartyScripts {
  readonly tracking?: string;
  readonly chat?: string;
}

/**
 * Reads TRACKING_SRC and CHAT_SRC. They come by https; only a laptop may try one out from its own loopback.
 * @throws Error of one line that names the variable at fault
 * @source design D23
 */
export function thirdPartyScriptsOf(
  variables: Readonly<Record<string, string | undefined>>,
): ThirdPartyScripts {
  const isLocal = variables.SHOP_ENV === "local";
  const tracking = addressOf("TRACKING_SRC", variables.TRACKING_SRC, isLocal);
  const chat = addressOf("CHAT_SRC", variables.CHAT_SRC, isLocal);
  return { ...(tracking && { tracking }), ...(chat && { chat }) };
}

/** The origins that a policy has to name, each once. */
export function thirdPartyOrigins({ tracking, chat }: ThirdPartyScripts): readonly string[] {
  return [...new Set([tracking, chat].flatMap((address) => (address ? new URL(address).origin : [])))];
}

function addressOf(name: string, text: string | undefined, isLocal: boolean): string | undefined {
  if (text === undefined || text === "") return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLoopback = url?.protocol === "http:" && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  // The host goes into a header (the policy): nothing that could end a directive may be in it.
  const hasPlainHost = /^[a-z0-9.-]+$/.test(url?.hostname ?? "");
  if (hasPlainHost && (url?.protocol === "https:" || (isLoopback && isLocal))) return text;
  throw new Error(`${name} must be the address of a script, such as "https://cdn.example/script.js"`);
}
