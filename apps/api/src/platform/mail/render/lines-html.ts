import { escapeHtml } from "@precise/cart-core/markup";
import type { Block, MailLine } from "./blocks.ts";
import { lightColours as light } from "./mail-colours.ts";
import { sans } from "./mail-typefaces.ts";

type Lines = Extract<Block, { kind: "lines" }>;

const small = `${sans};font-size:13px;line-height:18px;font-weight:400`;
const cell = `${sans};font-size:15px;line-height:21px`;

/** What was bought, as a table that a screen reader can walk, and the sums below it. */
export function linesHtml({ lines, sums, due, note }: Lines): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 8px">
<tr><th scope="col" align="left" class="muted" style="padding:0 0 8px;${small};color:${light.muted}">Item</th><th scope="col" align="right" class="muted" style="padding:0 0 8px;${small};color:${light.muted}">Total</th></tr>
${lines.map(lineHtml).join("\n")}
${sums.map((sum, index) => sumHtml(sum, index === 0, index === sums.length - 1)).join("\n")}
<tr><td class="ink rule" style="padding:14px 0 0;border-top:1px solid ${light.line};${cell};font-weight:600;color:${light.ink}">${escapeHtml(due[0])}</td><td class="ink rule" align="right" style="padding:12px 0 0;border-top:1px solid ${light.line};${sans};font-size:20px;line-height:26px;font-weight:700;color:${light.ink};white-space:nowrap">${escapeHtml(due[1])}</td></tr>
</table>
${note ? `<p class="muted" style="margin:0 0 24px;${small};color:${light.muted}">${escapeHtml(note)}</p>` : ""}`;
}

function lineHtml({ name, note, total }: MailLine): string {
  return `<tr><td class="ink rule" valign="top" style="padding:12px 16px 12px 0;border-top:1px solid ${light.line};${cell};color:${light.ink}">${escapeHtml(name)}<br><span class="muted" style="font-size:13px;color:${light.muted}">${escapeHtml(note)}</span></td><td class="ink rule" valign="top" align="right" style="padding:12px 0;border-top:1px solid ${light.line};${cell};color:${light.ink};white-space:nowrap">${escapeHtml(total)}</td></tr>`;
}

function sumHtml([label, value]: readonly [string, string], isFirst: boolean, isLast: boolean): string {
  const edge = `${isFirst ? `border-top:1px solid ${light.line};` : ""}padding:${isFirst ? 12 : 3}px 0 ${isLast ? 12 : 3}px`;
  return `<tr><td class="muted rule" style="${edge};${cell};color:${light.muted}">${escapeHtml(label)}</td><td class="ink rule" align="right" style="${edge};${cell};color:${light.ink};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}
