import type { Block, MailBrand, MailContent } from "./blocks.ts";

const columns = 72;

/** The mail as plain text: the same parts in the same order, in lines that every client can show. */
export function mailText(content: MailContent, brand: MailBrand): string {
  const parts = [
    wrap(content.title),
    ...content.blocks.map(blockText),
    "-- ",
    wrap(content.why) + (content.unsubscribeUrl ? `\nUnsubscribe: ${content.unsubscribeUrl}` : ""),
    `${brand.name}\n${brand.email}, ${brand.phone}\n${wrap(`${brand.legalName}, ${brand.address}`)}`,
  ];
  return `${parts.join("\n\n").replace(/-- \n\n/, "-- \n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return wrap(block.text);
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "steps":
      return block.labels.map((label, index) => `${index < block.done ? "[x]" : "[ ]"} ${label}`).join("  ");
    case "facts":
      return facts(block.facts);
    case "lines": {
      const lines = block.lines.map(
        ({ name, note, total }) => `${wrap(name)}\n  ${aligned(note, total, columns - 2)}`,
      );
      const sums = [...block.sums, block.due].map(([label, value]) => aligned(label, value, columns));
      const note = block.note ? `\n${wrap(block.note)}` : "";
      return `${lines.join("\n\n")}\n${"-".repeat(columns)}\n${sums.join("\n")}${note}`;
    }
    case "address":
      return `${block.label}:\n${block.rows.join("\n")}`;
    case "code":
      return `${block.label}: ${block.code}`;
    case "link":
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}

function facts(rows: readonly (readonly [string, string])[]): string {
  const longest = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${`${label}:`.padEnd(longest + 2)}${value}`).join("\n");
}

function aligned(left: string, right: string, width: number): string {
  return `${left.padEnd(Math.max(left.length + 2, width - right.length))}${right}`;
}

function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}
