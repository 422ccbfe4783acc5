import type * as z from "zod/mini";
import type { Typed } from "./operator-command.ts";
import { typedNaira, typedWhole } from "./typed-values.ts";

/**
 * How a value is typed, with what follows from the command's input: how a number is read, the choices of an option, and
 * whether it must be given. What is said of it itself holds.
 * @param path of the input; one that is not in it follows from nothing
 */
export function typedField(input: z.ZodMiniObject, path: string, typed: Typed): Typed {
  const field = fieldOf(input, path.split("."));
  if (!field) return typed;
  const { def, isOptional } = field;
  if (!typed.as.startsWith("-")) return { ...numberOf(def), ...typed };
  const isRequired = !isOptional && def.type !== "boolean" && typed.default === undefined;
  return { ...numberOf(def), ...choicesOf(def), isRequired, ...typed };
}

type Definition = z.core.$ZodTypes["_zod"]["def"];

interface Field {
  readonly def: Definition;
  readonly isOptional: boolean;
}

function fieldOf(schema: z.core.$ZodType, path: readonly string[]): Field | undefined {
  // Each schema that commands are made of is one of these.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "default") return maybe(fieldOf(def.innerType, path));
  if (def.type === "nullable") return fieldOf(def.innerType, path);
  const [name, ...below] = path;
  if (name === undefined) return { def, isOptional: false };
  if (def.type === "union") return maybe(def.options.map((option) => fieldOf(option, path)).find(Boolean));
  const next = def.type === "object" ? def.shape[name] : undefined;
  return next && fieldOf(next, below);
}

function maybe(field: Field | undefined): Field | undefined {
  return field && { ...field, isOptional: true };
}

function numberOf(def: Definition): Pick<Typed, "parse"> {
  if (def.type !== "number") return {};
  const isWhole = "format" in def || def.checks?.some(({ _zod }) => _zod.def.check === "number_format");
  return { parse: isWhole ? typedWhole : typedNaira };
}

function choicesOf(def: Definition): Pick<Typed, "choices"> {
  return def.type === "enum" ? { choices: Object.values(def.entries).map(String) } : {};
}
