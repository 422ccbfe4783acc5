"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { formSearch } from "./form-search.ts";
import { pendingBar } from "./narrowing-enhancer.css.ts";

/** From here on the filters stand beside the products and a change shows at once; below it a sheet has a button. */
const besideQuery = "(min-width: 900px)";

/** The field that was last changed: its form is made anew with the new page, and the keyboard must not lose its place. */
let lastChanged: { readonly name: string; readonly value: string } | null = null;

/**
 * Makes the filters' form work without leaving the page. It renders nothing but a thin bar while products are on their
 * way; the form itself is plain HTML.
 * @param search query of the page shown, to know when another has come
 */
export function NarrowingEnhancer({ formId, search }: { readonly formId: string; readonly search: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    const narrow = (form: HTMLFormElement) => {
      const { pathname } = new URL(form.action);
      startTransition(() => router.push(pathname + formSearch(new FormData(form)), { scroll: false }));
    };
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const isSort = target instanceof HTMLSelectElement;
      if (target.form?.id !== formId || !(isSort || matchMedia(besideQuery).matches)) return;
      lastChanged = { name: target.name, value: target.value };
      narrow(target.form);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.id !== formId) return;
      event.preventDefault();
      event.target.hidePopover();
      narrow(event.target);
    };
    document.addEventListener("change", onChange);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("change", onChange);
      document.removeEventListener("submit", onSubmit);
    };
  }, [formId, router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is what tells that another form has come.
  useEffect(() => {
    if (lastChanged === null) return;
    const { name, value } = lastChanged;
    lastChanged = null;
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const isIt = (field: Element) =>
      field instanceof HTMLInputElement &&
      field.name === name &&
      (field.type !== "checkbox" || field.value === value);
    const field = name === "sort" ? document.getElementById("sort") : [...form.elements].find(isIt);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  }, [formId, search]);

  return isPending ? <div className={pendingBar} aria-hidden="true" /> : null;
}
