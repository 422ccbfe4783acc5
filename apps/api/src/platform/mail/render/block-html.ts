import { escapeHtml } from "@precise/cart-core/markup";
import type { Block, MailLine } from "./blocks.ts";
import { type MailColours, mailColours } from "./mail-colours.ts";
import { sans, serif } from "./mail-typefaces.ts";

const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
const text = `${sans};font-size:16px;line-height:24px`;

/** All but the accent is the same in every shop. */
const { light } = mailColours(undefined);

/** One part of a mail as HTML. */
export function blockHtml(block: Block, own: Pick<MailColours, "accent" | "onAccent">): string {
  switch (block.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;${text};color:${light.ink}">${escapeHtml(block.text)}</p>`;
    case "heading":
      return `<h2 class="ink" style="margin:32px 0 12px;${serif};font-size:20px;line-height:26px;font-weight:600;color:${light.ink}">${escapeHtml(block.text)}</h2>`;
    case "steps":
      return stepsHtml(block.labels, block.done, own.accent);
    case "facts":
      return factsHtml(block.facts);
    case "lines":
      return linesHtml(block);
    case "address":
      return addressHtml(block.label, block.rows);
    case "code":
      return codeHtml(block.label, block.code);
    case "link":
      return `<p style="margin:0 0 16px;${text}"><a class="link" href="${escapeHtml(block.url)}" style="color:${own.accent}">${escapeHtml(block.label)}</a></p>`;
    case "button":
      return buttonHtml(block.label, block.url, own);
  }
}

/** A row of bars: those that are done in the accent, the rest as hairlines; the words say it too. */
function stepsHtml(labels: readonly string[], done: number, accent: string): string {
  const width = Math.floor(100 / labels.length);
  const cells = labels.map((label, index) => {
    const isDone = index < done;
    const colour = isDone ? accent : light.line;
    const weight = index === done - 1 ? "600" : "400";
    const said = isDone ? "" : `<span style="display:none;mso-hide:all">not yet: </span>`;
    return `<td width="${width}%" valign="top" style="padding-right:6px"><div class="${isDone ? "done" : "rule"}" style="border-top:3px solid ${colour};padding-top:8px;${sans};font-size:13px;line-height:18px;font-weight:${weight}"><span class="${isDone ? "ink" : "muted"}" style="color:${isDone ? light.ink : light.muted}">${said}${escapeHtml(label)}</span></div></td>`;
  });
  return `<table ${table} style="margin:4px 0 24px"><tr>${cells.join("")}</tr></table>`;
}

/** Labels up to here stay on one line of a phone. */
const longestWholeLabel = 16;
/** A longer code is a command: it breaks between its words only, never in the middle of an order's number. */
const longestLargeCode = 24;

function factsHtml(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="muted" valign="top" style="padding:6px 16px 6px 0;${label.length > longestWholeLabel ? "" : "white-space:nowrap;"}${sans};font-size:15px;line-height:22px;color:${light.muted}">${escapeHtml(label)}</td><td class="ink" valign="top" align="right" style="padding:6px 0;${sans};font-size:15px;line-height:22px;font-weight:600;color:${light.ink};word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${table} class="sunken" style="margin:0 0 24px;background:${light.sunken};border-radius:6px"><tr><td style="padding:12px 18px"><table ${table}>${rows.join("")}</table></td></tr></table>`;
}

function addressHtml(label: string, rows: readonly string[]): string {
  return `<p class="muted" style="margin:24px 0 4px;${sans};font-size:13px;line-height:18px;color:${light.muted}">${escapeHtml(label)}</p>
<p class="ink" style="margin:0 0 16px;${sans};font-size:15px;line-height:23px;color:${light.ink}">${rows.map(escapeHtml).join("<br>")}</p>`;
}

function codeHtml(label: string, code: string): string {
  const words = code.split(" ").map((word) => `<span style="white-space:nowrap">${escapeHtml(word)}</span>`);
  const letters =
    code.length > longestLargeCode
      ? "font-size:15px;line-height:22px"
      : "font-size:22px;line-height:30px;letter-spacing:0.06em";
  return `<table ${table} class="sunken" style="margin:8px 0 24px;background:${light.sunken};border-radius:6px"><tr><td align="center" style="padding:20px 16px"><p class="muted" style="margin:0 0 6px;${sans};font-size:13px;line-height:18px;color:${light.muted}">${escapeHtml(label)}</p><p class="ink" style="margin:0;font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace;${letters};font-weight:600;color:${light.ink}">${words.join(" ")}</p></td></tr></table>`;
}

/** Padding on the cell as well as on the link, for clients that ignore one of them. */
function buttonHtml(
  label: string,
  url: string,
  { accent, onAccent }: Pick<MailColours, "accent" | "onAccent">,
): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr><td class="go" bgcolor="${accent}" style="background:${accent};border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;${sans};font-size:16px;line-height:22px;font-weight:600;color:${onAccent};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></td></tr></table>`;
}

type Lines = Extract<Block, { kind: "lines" }>;

const small = `${sans};font-size:13px;line-height:18px;font-weight:400`;
const cell = `${sans};font-size:15px;line-height:21px`;

/** What was bought, as a table that a screen reader can walk, and the sums below it. */
function linesHtml({ lines, sums, due, note }: Lines): string {
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
