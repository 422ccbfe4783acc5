import * as z from "zod/mini";

/** Who changes something: someone at the server's own terminal, or a person of the staff at the desk. */
export type Actor =
  | {
      readonly kind: "terminal";
      /** The operating system's user. */
      readonly user: string;
      /** The name given with `--as`. */
      readonly as?: string | undefined;
    }
  | {
      readonly kind: "staff";
      readonly id: string;
      readonly name: string;
      /** The session at the desk. */
      readonly session: number;
      /** Who asked for it, where this person approved. */
      readonly askedBy?: string | undefined;
    };

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** An actor as a command is given it. Scripts may name themselves by a plain text. */
export const actorInput = z.union([
  z.pipe(
    name,
    z.transform((user): Actor => ({ kind: "terminal", user })),
  ),
  z.strictObject({ kind: z.literal("terminal"), user: name, as: z.optional(name) }),
  z.strictObject({
    kind: z.literal("staff"),
    id: z.uuid(),
    name,
    session: z.int(),
    askedBy: z.optional(name),
  }),
]);

/** How an actor reads in a list: `Ada Obi`, `ada (root)`. */
export function actorName(actor: Actor): string {
  if (actor.kind === "staff") return actor.name;
  return actor.as === undefined ? actor.user : `${actor.as} (${actor.user})`;
}
