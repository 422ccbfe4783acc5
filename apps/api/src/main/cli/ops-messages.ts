import { resolve } from "node:path";
import type { Command } from "commander";
import { messageFacts } from "#api/modules/messages/message-facts.ts";
import type { KeptMessage, MessageKind } from "#api/modules/messages/message-rows.ts";
import { operatorOf } from "./operator.ts";
import { wholeArgument } from "./ops-arguments.ts";
import { momentText, tableText } from "./table-text.ts";

const groups: readonly { readonly name: string; readonly kind: MessageKind; readonly says: string }[] = [
  { name: "contact", kind: "contact", says: "Messages to the shop" },
  { name: "affiliates", kind: "affiliate", says: "Applications of affiliates" },
  { name: "briefs", kind: "design", says: "Briefs to the design service" },
];

/** `pnpm ops contact …`, `affiliates …` and `briefs …` */
export function addMessageCommands(program: Command): void {
  for (const { name, kind, says } of groups) {
    const group = program.command(name).description(says);
    group
      .command("list")
      .description("The newest")
      .option("--suspect", "only those that look machine-written; nobody was e-mailed about them")
      .option("--limit <count>", "how many", wholeArgument, 50)
      .action(async (options: { suspect?: true; limit: number }, command: Command) => {
        const operator = operatorOf(command);
        const input = { kind, suspects: options.suspect ?? false, limit: options.limit };
        operator.show(await operator.ask<KeptMessage[]>("messages.list", input), listText);
      });
    group
      .command("show")
      .description("Shows one in full")
      .argument("<reference>", "M- and eight characters")
      .action(async (reference: string, _options: object, command: Command) => {
        const operator = operatorOf(command);
        operator.show(await operator.ask<KeptMessage>("messages.show", { kind, reference }), messageText);
      });
    group
      .command("delete")
      .description("Deletes one and its pictures, at the sender's request")
      .argument("<reference>")
      .action(async (reference: string, _options: object, command: Command) => {
        const operator = operatorOf(command);
        await operator.confirm(`This deletes ${reference}. This cannot be undone.`);
        const done = await operator.change<{ reference: string }>("messages.delete", { kind, reference });
        operator.show(done, (removed) => `Deleted ${removed.reference}.`);
      });
    if (kind === "design") addExport(group);
  }
}

function addExport(group: Command): void {
  group
    .command("export-pictures")
    .description("Copies a brief's pictures to a folder; never overwrites a file")
    .argument("<reference>")
    .argument("<folder>")
    .action(async (reference: string, folder: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const input = { reference, folder: resolve(folder) };
      const done = await operator.change<{ files: string[] }>("messages.export-pictures", input);
      operator.show(done, ({ files }) => files.join("\n"));
    });
}

function listText(messages: readonly KeptMessage[]): string {
  return tableText(
    ["Reference", "When", "Name", "E-mail", "About", "Pictures"],
    messages.map((each) => [
      each.reference,
      momentText(each.created_at),
      each.name,
      each.email,
      messageFacts(each.content)
        .filter(([label]) => label === "Topic" || label === "Rooms" || label === "People in a month")
        .map(([, value]) => value)
        .join("; "),
      each.pictures,
    ]),
  );
}

function messageText(message: KeptMessage): string {
  const { reference, created_at, name, email, content, pictures } = message;
  const facts = [
    ["Reference", reference],
    ["When", momentText(created_at)],
    ["Name", name],
    ["E-mail", email],
    ...messageFacts(content),
    ["Pictures", String(pictures)],
  ];
  const said = typeof content.message === "string" ? `\n\n${content.message}` : "";
  return facts.map(([label, value]) => `${label}: ${value}`).join("\n") + said;
}
