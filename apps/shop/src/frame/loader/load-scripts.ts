import { scriptsOnIntent, type WaitOfScripts } from "@precise/contract/door/page-notes";

/** Addresses of the page's scripts that are to be fetched when they are wanted; null until the page's list was read. */
let waiting: string[] | null = null;

/**
 * Fetches the page's scripts, as far as that has not begun. What could not be had is asked for again the next time. On a
 * page whose scripts do not wait there is no list, and nothing to do.
 */
export function loadScripts(): void {
  waiting ??= listed();
  for (const address of waiting.splice(0)) {
    const script = document.createElement("script");
    script.src = address;
    // Also as an attribute: so React finds it and does not fetch it again.
    script.async = true;
    script.onerror = () => {
      script.remove();
      waiting?.push(address);
    };
    document.head.append(script);
  }
}

/** Whether the page's scripts wait no longer than until it has come to rest. */
export function areWantedAtRest(): boolean {
  const wait: WaitOfScripts = "at-rest";
  return (
    document.getElementById(scriptsOnIntent.listId)?.getAttribute(scriptsOnIntent.waitAttribute) === wait
  );
}

function listed(): string[] {
  const list = document.getElementById(scriptsOnIntent.listId)?.textContent;
  // Written by the door.
  return list ? (JSON.parse(list) as string[]) : [];
}
