"use no memo";
import type { ComponentProps, ReactNode } from "react";
import { type LinkComponent, PlainLink } from "../text/link.tsx";
import { button, spinner, wide, words } from "./button.css.ts";

export type ButtonTone = keyof typeof button;

interface Look {
  readonly tone?: ButtonTone;
  /** Takes the whole width of its place. */
  readonly fill?: boolean;
  readonly children: ReactNode;
}

/**
 * A button. While `pending` it says so and stays usable: a press gets an answer. Its words have an element of their own: a
 * browser that translates the page replaces bare texts, and the spinner could not come before one that is gone.
 */
export function Button({
  tone = "primary",
  fill = false,
  pending = false,
  type = "button",
  children,
  ...rest
}: Look & { readonly pending?: boolean } & Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(tone, fill)}
      aria-busy={pending || undefined}
      data-critical={tone === "critical" || undefined}
    >
      {pending && <span className={spinner} aria-hidden="true" />}
      <span className={words}>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  tone = "primary",
  fill = false,
  href,
  Link = PlainLink,
  children,
}: Look & { readonly href: string; readonly Link?: LinkComponent }) {
  return (
    <Link href={href} className={classOf(tone, fill)}>
      {children}
    </Link>
  );
}

function classOf(tone: ButtonTone, fill: boolean): string {
  return fill ? `${button[tone]} ${wide}` : button[tone];
}
