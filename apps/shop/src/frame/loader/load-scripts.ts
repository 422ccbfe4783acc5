import { scriptsOnIntent } from "@precise/contract/door/page-notes";

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

function listed(): string[] {
  const list = document.getElementById(scriptsOnIntent.listId)?.textContent;
  // Written by the door.
  return list ? (JSON.parse(list) as string[]) : [];
}
