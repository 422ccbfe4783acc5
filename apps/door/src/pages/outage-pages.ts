import type { Refusal } from "../visitors/refusal.ts";
import type { Zone } from "../zones.ts";

const pages = {
  shop: page(
    "Back in a moment",
    `<p>Your cart and your orders are safe. Try again in a moment.</p>
<p><a href="">Try again</a></p>`,
  ),
  trade: page(
    "The trade area is not working right now",
    `<p>Your cart and your orders are safe. Try again in a moment.</p>
<p><a href="">Try again</a> · <a href="/">Go to the shop</a></p>`,
  ),
};

/** A refusal as its zone says it: calls get the contract's envelope, an outage its page, all else a sentence. */
export function refusalAnswer(
  refusal: Refusal,
  outage: Zone["outage"],
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  const headers = { "cache-control": "no-store", ...refusal.headers };
  if (outage === "json") {
    const { code, message } = refusal;
    const body = JSON.stringify({ data: null, errors: [{ message, code }] });
    return { headers: { ...headers, "content-type": "application/json; charset=utf-8" }, body };
  }
  if (refusal.status === 503 && outage !== "bare") {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
    const own = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
    return { headers: { ...headers, ...own }, body: pages[outage] };
  }
  return {
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
    body: `${refusal.message}\n`,
  };
}

function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="en-NG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body{max-width:34rem;margin:20vh auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif}h1{font:500 1.9375rem/1.1 Georgia,serif}a{color:inherit}</style>
<main>
<h1>${title}.</h1>
${text}
</main>
</html>
`;
}
