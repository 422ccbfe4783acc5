import { escapeHtml } from "@precise/cart-core/markup";
import { lightsOn } from "@precise/contract/look/lights";
import { logoSource } from "../mail-transport.ts";
import { blockHtml } from "./block-html.ts";
import type { MailBrand, MailContent } from "./blocks.ts";
import { type MailColours, mailColours } from "./mail-colours.ts";
import { sans, serif } from "./mail-typefaces.ts";

/**
 * Only what cannot stand inline: dark colours, and less air on phones. Clients that drop it show the light mail. The
 * selectors with data-ogsc are Outlook's own way to say "dark".
 */
const styleOf = ({ light, dark }: ReturnType<typeof mailColours>) =>
  `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{color:${light.accent}}
@media (max-width:480px){.pad{padding:24px 20px !important}.side{padding-left:20px !important;padding-right:20px !important}.title{font-size:25px !important}.wide{width:100% !important}}
@media (prefers-color-scheme:dark){${darkRules("", dark)}}
${darkRules("[data-ogsc] ", dark)}`.trim();

function darkRules(prefix: string, dark: MailColours): string {
  const rules: readonly (readonly [string, string])[] = [
    [".page", `background:${dark.page} !important`],
    [".card", `background:${dark.card} !important;border-color:${dark.line} !important`],
    [".sunken", `background:${dark.sunken} !important`],
    [".ink", `color:${dark.ink} !important`],
    [".muted", `color:${dark.muted} !important`],
    [".rule", `border-color:${dark.line} !important`],
    [".done", `border-color:${dark.accent} !important`],
    ["a.link", `color:${dark.accent} !important`],
    [".go", `background:${dark.accent} !important`],
    [".go a", `color:${dark.onAccent} !important`],
    [".glow", `color:${dark.accent} !important`],
  ];
  return rules.map(([selector, rule]) => `${prefix}${selector}{${rule}}`).join("");
}

/** The mail for clients that show HTML: tables and inline styles, no picture but the logo, which it brings along; nothing is fetched. */
export function mailHtml(content: MailContent, brand: MailBrand): string {
  const colours = mailColours(brand.look);
  const { light } = colours;
  const body = content.blocks.map((block) => blockHtml(block, light)).join("\n");
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(content.subject)}</title>
<style>${styleOf(colours)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(content.preview)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:${light.page}"><tr><td align="center" style="padding:0 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="side" style="padding:32px 40px 20px">
<a href="${escapeHtml(brand.site)}/" class="ink" style="${serif};font-size:27px;line-height:32px;font-weight:600;letter-spacing:-0.01em;color:${light.ink};text-decoration:none">${mark(brand, light.accent)}</a>
</td></tr>
<tr><td class="card pad" style="background:${light.card};border:1px solid ${light.line};border-radius:12px;padding:36px 40px 28px">
<h1 class="ink title" style="margin:0 0 16px;${serif};font-size:29px;line-height:1.15;font-weight:600;letter-spacing:-0.01em;color:${light.ink}">${escapeHtml(content.title)}</h1>
${body}
</td></tr>
<tr><td class="side muted" style="padding:24px 40px 40px;${sans};font-size:13px;line-height:20px;color:${light.muted}">
${footer(content, brand, light.accent)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The logo, or the name. */
function mark({ name, look }: MailBrand, accent: string): string {
  if (!look?.logo) return wordmark(name, accent);
  const { ratio, isOnPlate } = look.logo;
  const width = Math.min(240, Math.round(40 * ratio));
  // Paper under it, which light clients do not see.
  const plate = isOnPlate ? `;padding:4px 6px;background:${lightsOn.page};border-radius:4px` : "";
  return `<img src="${logoSource}" width="${width}" height="${Math.round(width / ratio)}" alt="${escapeHtml(name)}" style="display:block;border:0${plate}">`;
}

/** The name as the shop writes it, small, with a light where its first i is. */
function wordmark(name: string, accent: string): string {
  const small = name.toLowerCase();
  const at = small.indexOf("i");
  if (at < 0) return escapeHtml(small);
  const [before, after] = [small.slice(0, at), small.slice(at + 1)];
  return `${escapeHtml(before)}<span class="glow" style="color:${accent}">i</span>${escapeHtml(after)}`;
}

function footer({ why, unsubscribeUrl }: MailContent, brand: MailBrand, accent: string): string {
  const link = `class="link" style="color:${accent}"`;
  const leave = unsubscribeUrl ? ` <a href="${escapeHtml(unsubscribeUrl)}" ${link}>Unsubscribe</a>` : "";
  return `<p style="margin:0 0 12px">${escapeHtml(why)}${leave}</p>
<p style="margin:0">Questions: <a href="mailto:${escapeHtml(brand.email)}" ${link}>${escapeHtml(brand.email)}</a>, ${escapeHtml(brand.phone)}<br>${escapeHtml(brand.legalName)}, ${escapeHtml(brand.address)}</p>`;
}
