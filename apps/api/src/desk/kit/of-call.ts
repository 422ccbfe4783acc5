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
  const fields = [...fieldsOf(call.params), ...fieldsOf(call.body)];
  const input = z.strictObject({ ...Object.fromEntries(fields), ...more, by });
  // The names of the fields are made of texts, which types follow one by one and values do not.
  return { call, permission: permissionOf(call), input: input as unknown as InputOf<Call, More> };
}

/** What a command that only reads is given: the values of its call's address, without who asks. */
type ReadInputOf<Call extends DeskRoute, More extends Shape> = z.ZodMiniObject<
  Omit<ShapeOf<NonNullable<Call["params"]>>, keyof More> & More,
  z.core.$strict
>;

/**
 * The same of a command that changes nothing: what its call is asked by, in the query, is a page of a screen; how a terminal
 * narrows a list is its own.
 */
export function ofRead<Call extends DeskRoute, const More extends Shape = Record<never, never>>(
  call: Call,
  more?: More,
): { readonly call: Call; readonly permission: Permission; readonly input: ReadInputOf<Call, More> } {
  const input = z.strictObject({ ...Object.fromEntries(fieldsOf(call.params)), ...more });
  return { call, permission: permissionOf(call), input: input as unknown as ReadInputOf<Call, More> };
}

function permissionOf({ permission, path }: DeskRoute): Permission {
  if (permission === "signed-in" || permission === "anyone")
    throw new Error(`${path} is for ${permission}: a command needs a permission`);
  return permission;
}

function fieldsOf(part: z.ZodMiniType | undefined): [string, z.core.$ZodType][] {
  const shape = part instanceof z.ZodMiniObject ? part.shape : {};
  return Object.entries(shape).map(([name, schema]) => [
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    schema as z.core.$ZodType,
  ]);
}
