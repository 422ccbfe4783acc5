import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { cleanText } from "@precise/contract/wire/clean-text";
import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import { filePages } from "#api/desk/kit/file-pages.ts";
import type { OperatorCommand, TerminalForm, Typed, TypedValues } from "#api/desk/kit/operator-command.ts";
import { operatorGroups } from "#api/desk/kit/operator-groups.ts";
import { typedField } from "#api/desk/kit/typed-field.ts";
import { type Operator, operatorOf } from "./operator.ts";

/** 2: refused, nothing was changed. */
const exitRefused = 2;

/** Gives the program the words of a command, with its options and its help. */
export function addCommand(program: Command, command: OperatorCommand, form: TerminalForm): void {
  const { words, about, typed = {}, fixed = {}, toInput = withoutChange } = form;
  const groups = words.split(" ");
  const verb = groups.pop() ?? words;
  const added = groupOf(program, groups).command(verb).description(about);
  if (command.file) added.argument("<file>", "the file to write; - prints it");

  const fields = Object.entries(typed).map(
    ([field, each]) => [field, typedField(command.input, field, each)] as const,
  );
  const isOption = ([, { as }]: readonly [string, Typed]) => as.startsWith("-");
  const theirArguments = fields.filter((each) => !isOption(each));
  for (const [, each] of theirArguments) added.addArgument(argumentOf(each));
  const options = new Map(fields.filter(isOption).map(([field, each]) => [field, optionOf(each)]));
  for (const [field, option] of options) {
    const other = options.get(typed[field]?.conflicts ?? "");
    if (other) option.conflicts(other.attributeName());
    added.addOption(option);
  }

  function optionValue(option: Option): unknown {
    return added.getOptionValue(option.attributeName()) ?? (option.isBoolean() ? false : undefined);
  }
  added.action(async () => {
    const values: TypedValues = {
      ...Object.fromEntries(theirArguments.map(([field], place) => [field, added.processedArgs[place]])),
      ...Object.fromEntries([...options].map(([field, option]) => [field, optionValue(option)])),
    };
    const cleaned = fields.map(([field, each]) => [field, cleanTyped(each, values[field])]);
    const entries = Object.entries({ ...toInput(Object.fromEntries(cleaned)), ...fixed }).filter(
      ([, value]) => value !== undefined,
    );
    await carryOut(operatorOf(added), command, Object.fromEntries(entries), added.args[0]);
  });
}

async function carryOut(
  operator: Operator,
  command: OperatorCommand,
  typedInput: object,
  file: string | undefined,
): Promise<void> {
  const { name, input } = command;
  const question = command.ask?.(typedInput);
  if (question !== undefined) await operator.confirm(question);
  const ask = (more: object) =>
    operator.ask(name, { ...typedInput, ...more, ...("by" in input.shape ? { by: operator.by } : {}) });
  let result = await ask({});
  const again = command.again?.(result, typedInput);
  if (again) {
    await operator.confirm(again.question);
    result = await operator.ask(name, { ...again.given, by: operator.by });
  }
  if (command.isRefused?.(result)) process.exitCode = exitRefused;
  if (!command.file || file === undefined)
    return operator.show(result, () => command.show(result, typedInput));
  const text = filePages(command, result, ask);
  if (file === "-") return void (await pipeline(text, process.stdout, { end: false }));
  // What is in it is for the operator alone, and never over a file that someone has edited.
  await writeFile(resolve(file), text, { mode: 0o600, flag: "wx" });
  const written = { file, ...command.file.counts(result) };
  operator.show(written, () => command.show(result, typedInput, file));
}

/** The command that the words stand under; each word is made with the first command below it. */
function groupOf(program: Command, words: readonly string[]): Command {
  let group = program;
  for (const [place, word] of words.entries()) {
    const known = group.commands.find((each) => each.name() === word);
    const about = operatorGroups[words.slice(0, place + 1).join(" ")] ?? "";
    group = known ?? group.command(word).description(about);
  }
  return group;
}

function argumentOf({ as, about, parse }: Typed): Argument {
  const argument = new Argument(as, about);
  return parse ? argument.argParser(usageParser(parse)) : argument;
}

function optionOf({ as, about, parse, choices, default: usual, isRequired, isHidden }: Typed): Option {
  const option = new Option(as, about).makeOptionMandatory(isRequired ?? false).hideHelp(isHidden ?? false);
  if (parse) option.argParser(usageParser(parse));
  if (choices) option.choices(choices);
  return usual === undefined ? option : option.default(usual);
}

/** Texts as calls take them from screens; what was read by a parser, and paths, stay as they are. */
function cleanTyped({ as, parse }: Partial<Typed> = {}, value: unknown): unknown {
  if (parse !== undefined || /<(?:file|folder)\b/.test(as ?? "")) return value;
  if (Array.isArray(value)) return value.map((each) => cleanTyped({}, each));
  return typeof value === "string" ? cleanText(value).trim() : value;
}

/** What cannot be read is a fault of usage: it is printed with the option's name. */
export function usageParser(parse: NonNullable<Typed["parse"]>): (text: string) => unknown {
  return (text) => {
    try {
      return parse(text);
    } catch (fault) {
      throw new InvalidArgumentError(fault instanceof Error ? fault.message : String(fault));
    }
  };
}

function withoutChange(values: object): object {
  return values;
}
