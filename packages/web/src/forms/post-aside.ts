import { isRecord } from "@precise/cart-core/json";

/**
 * Posts a form of ours while its page stays.
 * @returns address of the page that comes next; null where there was no such answer, and the browser can send the form itself
 */
export async function postAside(form: HTMLFormElement): Promise<`/${string}` | null> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const answer = await fetch(form.getAttribute("action") ?? "", {
    method: "POST",
    body: new URLSearchParams(entries),
    headers: { accept: "application/json" },
  });
  const told: unknown = answer.ok ? await answer.json() : null;
  return isRecord(told) && isOwnPath(told.to) ? told.to : null;
}

/** `//` would begin another host. */
function isOwnPath(text: unknown): text is `/${string}` {
  return typeof text === "string" && /^\/(?!\/)/.test(text);
}
