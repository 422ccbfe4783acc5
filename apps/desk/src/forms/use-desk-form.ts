import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ApiFailure } from "@precise/api-client/api-failure";
import { useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { failureByField } from "#desk/api/failure-words.ts";
import { forgetEntries, keepEntries, keptEntries } from "./kept-entries.ts";

/** What a field of `TextField` and its like takes; spread into it. */
export interface FieldProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** A form whose entries are checked by a schema and kept in this tab until they are saved. */
export interface DeskForm<Typed extends FieldValues, Entries> {
  readonly form: UseFormReturn<Typed, unknown, Entries>;
  /** Props of one field: `<TextField label="Reason" {...field("reason")} />`. */
  readonly field: (name: FieldPath<Typed>) => FieldProps & ReturnType<UseFormReturn<Typed>["register"]>;
  /** What is wrong and belongs to no field. */
  readonly problem: string | undefined;
  /** Puts a refusal beside the field that it names, else over the buttons. */
  readonly showFailure: (failure: ApiFailure) => void;
  /** Says beside each of these fields what is wrong, all at once; focus goes to the first. */
  readonly showErrors: (errors: Readonly<Partial<Record<FieldPath<Typed>, string>>>) => void;
  /** Something was typed that is not saved. */
  readonly isDirty: boolean;
  /** Checks the entries and hands them on; focus goes to the first that is wrong. */
  readonly submit: (
    send: (entries: Entries) => Promise<void>,
  ) => (event: { preventDefault(): void; readonly currentTarget?: EventTarget | null }) => void;
  /** After saving, or when it is thrown away. */
  readonly forget: () => void;
}

/**
 * @param name under which its entries are kept: `refund PR-7K3M9QX1`
 * @param schema of zod/mini: what is typed, and what it comes to
 * @param start what the fields hold at first
 */
export function useDeskForm<Typed extends FieldValues, Entries>(
  name: string,
  schema: z.ZodMiniType<Entries, Typed>,
  start: Typed,
): DeskForm<Typed, Entries> {
  const [kept] = useState(() => keptEntries(name));
  const [fields] = useState(() => Object.keys(start));
  const [problem, setProblem] = useState<string>();
  const form = useForm<Typed, unknown, Entries>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start as DefaultValues<Typed>,
    // The library's first is the one that was registered first, which may stand last.
    shouldFocusError: false,
  });
  const { register, formState, watch, setError, handleSubmit, setValue, getFieldState } = form;
  const { isDirty } = formState;
  // After the start values, so that what was typed counts as typed.
  useEffect(() => {
    for (const [field, value] of Object.entries(kept ?? {}))
      if (fields.includes(field)) setValue(field as FieldPath<Typed>, value as never, { shouldDirty: true });
  }, [kept, fields, setValue]);
  useEffect(() => {
    const { unsubscribe } = watch((entries) => keepEntries(name, entries));
    return unsubscribe;
  }, [name, watch]);
  const sent = useRef<Element>(null);
  const isWrong = useRef(false);
  // Once what is wrong stands beside the fields: a render of before may still come first.
  useEffect(() => {
    if (isWrong.current && sent.current && focusFirstWrong(sent.current)) isWrong.current = false;
  });
  const showErrors = (errors: Readonly<Record<string, string | undefined>>) => {
    for (const [field, message] of Object.entries(errors))
      setError(field as FieldPath<Typed>, { message: message ?? "" });
    isWrong.current = Object.keys(errors).length > 0;
  };
  const idOf = (field: string) => `${name}-${field}`.replace(/[^A-Za-z0-9_-]/g, "-");
  return {
    form,
    isDirty,
    problem,
    field: (field) => {
      // By its path: a field may be a part of another, such as `attributes.finish`.
      const { message } = getFieldState(field, formState).error ?? {};
      return {
        ...register(field),
        id: idOf(field),
        error: typeof message === "string" ? message : undefined,
      };
    },
    showFailure: (failure) => {
      const { "": elsewhere, ...named } = failureByField(failure, fields);
      setProblem(elsewhere);
      showErrors(named);
    },
    showErrors,
    submit: (send) => (event) => {
      setProblem(undefined);
      sent.current = sentRoot(event.currentTarget);
      void handleSubmit(send, () => {
        isWrong.current = true;
      })(event as never);
    },
    forget: () => forgetEntries(name),
  };
}

const wrong = '[aria-invalid="true"], [id$="-error"]';
const focusable = "input, select, textarea, button, [tabindex]";

/**
 * Moves focus to the first field in the order of the page that is marked as wrong; where a sentence says what is wrong with
 * several fields, to the sentence. What is folded up around it opens.
 * @param root the form, dialog or page that was sent
 * @returns false where nothing is marked, or not yet
 */
function focusFirstWrong(root: Element): boolean {
  const first = root.querySelector<HTMLElement>(wrong);
  if (first === null) return false;
  const folded = first.closest<HTMLDetailsElement>("details:not([open])");
  if (folded) folded.open = true;
  const field = first.matches(focusable) ? first : first.querySelector<HTMLElement>(focusable);
  if (field === null) first.tabIndex = -1;
  (field ?? first).focus();
  return true;
}

/** What was sent by a press or by Enter: the form, else the dialog or the page around the button. */
function sentRoot(target: EventTarget | null | undefined): Element {
  const element = target instanceof Element ? target : document.body;
  return element.closest("form, [role=dialog], main") ?? document.body;
}
