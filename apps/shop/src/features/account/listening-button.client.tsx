"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { useIsListening } from "@precise/web/shell/use-is-listening";
import type { ComponentProps } from "react";

/**
 * A button that only the page's scripts can answer. Until they listen it cannot be pressed, nor its form be sent by Enter:
 * the browser itself would write what was typed, passwords too, into the address.
 */
export function ListeningButton({ disabled, ...rest }: ComponentProps<typeof Button>) {
  const isListening = useIsListening();
  return <Button {...rest} disabled={disabled || !isListening} />;
}

/** The same in a line of text. */
export function ListeningTextButton(props: ComponentProps<typeof TextButton>) {
  return <TextButton {...props} disabled={!useIsListening()} />;
}
