import { html } from "hono/html";
import { stylesheet } from "./stylesheet.ts";

export type Html = ReturnType<typeof html>;

/** A page that no one can take for Paystack's. */
export function page(title: string, content: Html, options: { readonly isWide?: boolean } = {}): Html {
  return html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}, stand-in for Paystack</title>
        <style>
          ${stylesheet}
        </style>
      </head>
      <body>
        <header class="note">
          <strong>Stand-in for Paystack</strong> on your own computer. No money moves; never enter a real card.
        </header>
        <main class="${options.isWide === true ? "wide" : ""}">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** What went wrong, said at once. */
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
