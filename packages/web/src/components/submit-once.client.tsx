"use client";
import { type ComponentProps, type FormEvent, useEffect, useRef } from "react";
import { onReturn } from "../shell/on-return.ts";

/** A plain form that is sent once, however often its button is pressed; without scripts it is just a form. */
export function SubmitOnce(props: Omit<ComponentProps<"form">, "onSubmit">) {
  const isSent = useRef(false);

  // A page that Back brings up from the browser's memory must be usable again.
  useEffect(
    () =>
      onReturn(() => {
        isSent.current = false;
      }),
    [],
  );

  function onSubmit(event: FormEvent): void {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  }
  return <form {...props} onSubmit={onSubmit} />;
}
