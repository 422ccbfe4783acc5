"use client";
import { type ComponentProps, type FormEvent, useEffect, useRef } from "react";

/** A plain form that is sent once, however often its button is pressed; without scripts it is just a form. */
export function SubmitOnce(props: Omit<ComponentProps<"form">, "onSubmit">) {
  const isSent = useRef(false);

  // A page that Back brings up from the browser's memory must be usable again.
  useEffect(() => {
    const wakeUp = () => {
      isSent.current = false;
    };
    window.addEventListener("pageshow", wakeUp);
    return () => window.removeEventListener("pageshow", wakeUp);
  }, []);

  function onSubmit(event: FormEvent): void {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  }
  return <form {...props} onSubmit={onSubmit} />;
}
