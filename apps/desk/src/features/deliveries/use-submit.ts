import type { ApiResult } from "@precise/api-client/api-failure";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { failureByField } from "#desk/api/failure-words.ts";

/** What a form was filled with, by the fields' names; empty for what is not there. */
export type Typed = (name: string) => string;

/** What was wrong, by field; under `""` what is of no field. */
type Problems<Field extends string> = Readonly<Partial<Record<Field | "", string>>>;

/**
 * Sends a form, and keeps it as it is where that fails: what was wrong stands beside its field, or under `""`.
 * Focus goes to the first field that is wrong.
 * @param fields those of the form, as the call names them
 */
export function useSubmit<Field extends string>(
  fields: readonly Field[],
  send: (typed: Typed) => Promise<ApiResult<unknown>>,
  onDone: () => void,
) {
  const [problems, setProblems] = useState<Problems<Field>>({} as Problems<Field>);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // None before the first refusal, and of a new one alone.
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    form.current = event.currentTarget;
    const entries = new FormData(event.currentTarget);
    setPending(true);
    const result = await send((name) => String(entries.get(name) ?? "").trim());
    setPending(false);
    if (result.ok) onDone();
    // By the fields that were named, and what is of none of them.
    else setProblems(failureByField(result.failure, fields) as Problems<Field>);
  };
  return { problems, isPending, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}

/** Naira as they are typed, with or without commas; what is no amount is for the API to refuse. */
export function typedAmount(text: string): number {
  return Number(text.replaceAll(/[₦,\s]/g, "") || Number.NaN);
}

/** An empty field is one that is left out. */
export function filled(text: string): string | undefined {
  return text === "" ? undefined : text;
}
