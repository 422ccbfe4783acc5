import { html } from "hono/html";
import { stylesheet } from "./stylesheet.ts";

export type Html = ReturnType<typeof html>;

/**
 * A page that no one can take for Paystack's.
 * @param options.refresh an address that it moves on to, and after how many seconds
 */
export function page(
  title: string,
  content: Html,
  options: {
    readonly isWide?: boolean;
    readonly refresh?: { readonly seconds: number; readonly to: string };
  } = {},
): Html {
  const { isWide = false, refresh } = options;
  return html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refresh === undefined ? "" : html`<meta http-equiv="refresh" content="${refresh.seconds}; url=${refresh.to}" />`}
        <title>${title}, stand-in for Paystack</title>
        <style>
          ${stylesheet}
        </style>
      </head>
      <body>
        <p class="note" role="note">
          <strong>Stand-in for Paystack</strong> on your own computer. No money moves; never enter a real card.
        </p>
        <main class="${isWide ? "wide" : ""}">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** What went wrong, told at once. */
export function alert(fault: string | undefined) {
  return fault === undefined ? "" : html`<p role="alert">${fault}</p>`;
}

const lagosTime = new Intl.DateTimeFormat("en-NG", { timeStyle: "short", timeZone: "Africa/Lagos" });
const lagosDate = new Intl.DateTimeFormat("en-NG", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Africa/Lagos",
});

export const timeOfDay = (milliseconds: number): string => lagosTime.format(milliseconds);
export const dateAndTime = (at: string): string => lagosDate.format(new Date(at));
