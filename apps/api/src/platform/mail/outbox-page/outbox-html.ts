import { escapeHtml } from "@precise/cart-core/markup";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import type { NamedMail } from "./kept-mails.ts";

/** Its digest is in the page's policy, so it is one constant. */
export const outboxStyle = `
:root{color-scheme:light dark;--page:#fbf9f5;--card:#fff;--ink:#1c1915;--muted:#5f574b;--line:#e4dccf;--accent:#8a4b08}
@media (prefers-color-scheme:dark){:root{--page:#14120f;--card:#1d1a16;--ink:#f4eee3;--muted:#b3a896;--line:#37312a;--accent:#f2b45a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1000px;margin:0 auto;padding:24px 16px 64px}
h1{font:600 28px/1.2 Georgia,serif;margin:0 0 4px}
p,dl{margin:0 0 20px;color:var(--muted)}
a{color:var(--accent)}
ol{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;color:inherit;text-decoration:none}
li a:hover strong,li a:focus-visible strong{color:var(--accent);text-decoration:underline}
li span{display:block;color:var(--muted);font-size:14px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;font-size:14px;overflow-wrap:anywhere}
dt{color:var(--muted)}dd{margin:0;color:var(--ink)}
h2{font-size:15px;margin:24px 0 8px}
iframe{width:100%;height:900px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
pre{margin:0;padding:16px;overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;font:14px/1.5 ui-monospace,monospace}
`;

/** The list of mails. */
export function listPage(mails: readonly NamedMail[], to: string | undefined): string {
  const rows = mails.map(
    ({ name, mail }) =>
      `<li><a href="/outbox/${name}"><strong>${escapeHtml(mail.subject)}</strong><span>to ${escapeHtml(mail.to)}, ${lagosMomentText(new Date(mail.queued_at))}</span></a></li>`,
  );
  const whose = to === undefined ? "" : ` to ${escapeHtml(to)}`;
  const list =
    rows.length > 0
      ? `<ol>${rows.join("\n")}</ol>`
      : `<p>No e-mails${whose} yet. Reload this page to check again.</p>`;
  return page(
    "Outbox",
    `<h1>Outbox</h1><p>E-mails${whose} that this local shop would have sent. Set SMTP_URL to send them.</p>${list}`,
  );
}

/** One mail: its headers, as HTML in a frame that may run nothing, and as plain text. */
export function mailPage({ name, mail }: NamedMail): string {
  const headers: [string, string][] = [
    ["From", mail.from],
    ["To", mail.to],
    ["Date", lagosMomentText(new Date(mail.queued_at))],
    ["Message-ID", mail.message_id],
    ...Object.entries(mail.headers),
  ];
  const rows = headers.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  return page(
    mail.subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${rows.join("")}</dl>
<iframe title="The e-mail as HTML" src="/outbox/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Plain text</h2><pre tabindex="0">${escapeHtml(mail.text)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${outboxStyle}</style></head>
<body><main>${body}</main></body></html>
`;
}
