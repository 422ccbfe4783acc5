import type { DeskRoute } from "@precise/contract/desk/kit/desk-route";
import type { Permission } from "@precise/contract/desk/staff/permissions";
import * as z from "zod/mini";
import { by } from "./operator-input.ts";

type Shape = z.core.$ZodShape;
type CamelName<Name> = Name extends `${infer Start}_${infer Rest}`
  ? `${Start}${Capitalize<CamelName<Rest> & string>}`
  : Name;
type Camel<Fields> = { readonly [Name in keyof Fields as CamelName<Name> & string]: Fields[Name] };
type ShapeOf<Part> = Part extends { readonly shape: infer Fields } ? Camel<Fields> : object;
/** What a command is given that a call leads to: `More` in the place of fields of its own of that name. */
type InputOf<Call extends DeskRoute, More extends Shape> = z.ZodMiniObject<
  Omit<ShapeOf<NonNullable<Call["params"]>> & ShapeOf<NonNullable<Call["body"]>>, keyof More> &
    More & { by: typeof by },
  z.core.$strict
>;

/**
 * Who may give a command that changes something, and what it is given, as the call of the desk says that leads to it: the
 * values of its address and of its body, by the names that code has, with their kinds and bounds, and who asks.
 * @param more what the call does not have, or has in another form
 */
export function ofCall<Call extends DeskRoute, const More extends Shape = Record<never, never>>(
  call: Call,
  more?: More,
): { readonly call: Call; readonly permission: Permission; readonly input: InputOf<Call, More> } {
  const { permission } = call;
  if (permission === "signed-in" || permission === "anyone")
    throw new Error(`${call.path} is for ${permission}: a command needs a permission`);
  const fields = [...fieldsOf(call.params), ...fieldsOf(call.body)];
  const input = z.strictObject({ ...Object.fromEntries(fields), ...more, by });
  // The names of the fields are made of texts, which types follow one by one and values do not.
  return { call, permission, input: input as unknown as InputOf<Call, More> };
}

function fieldsOf(part: z.ZodMiniType | undefined): [string, z.core.$ZodType][] {
  const shape = part instanceof z.ZodMiniObject ? part.shape : {};
  return Object.entries(shape).map(([name, schema]) => [
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    schema as z.core.$ZodType,
  ]);
}
