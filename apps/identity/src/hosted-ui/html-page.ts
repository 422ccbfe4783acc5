import { html } from "hono/html";

type Html = ReturnType<typeof html>;

/** A page that no one can take for the real thing. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          :root { color-scheme: light dark; --ink: #1c1915; --page: #fbf9f5; --line: #b9ad9a; --accent: #8a4b08; --on: #fff; }
          @media (prefers-color-scheme: dark) {
            :root { --ink: #f4eee3; --page: #14120f; --line: #6d6456; --accent: #f2b45a; --on: #1c1408; }
          }
          body { font: 17px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 30rem; margin: 0 auto; padding: 24px 16px 48px; }
          h1 { font-size: 1.5rem; line-height: 1.2; }
          .note { border: 2px dashed var(--accent); padding: 12px 16px; border-radius: 6px; }
          form { margin: 0 0 24px; }
          label { display: block; margin: 12px 0; }
          input, select, button { font: inherit; display: block; width: 100%; box-sizing: border-box; min-height: 48px; padding: 10px 14px; margin: 8px 0; border-radius: 6px; border: 1px solid var(--line); background: transparent; color: inherit; text-align: left; }
          button.main { background: var(--accent); border-color: var(--accent); color: var(--on); text-align: center; font-weight: 600; }
          :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        </style>
      </head>
      <body>
        <p class="note" role="note">
          <strong>Local stand-in.</strong> This page is part of a shop on your own computer. What you type stays on it;
          never type a real password.
        </p>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
