import { showToast } from "@precise/ui/components/feedback/toast-store";
import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useTransition } from "react";
import { announce, prepareNews } from "./announce.ts";
import type { CountCall } from "./count-found.ts";
import { type FoundNoun, filterCopy } from "./filter-copy.ts";
import { formSearch } from "./form-search.ts";
import { chipsId, giveFocusBack, narrowingMemory as memory, putBack, resultsId } from "./narrowing-memory.ts";
import { type RangeProblem, rangeProblem } from "./range-problem.ts";

/** From here on the filters are beside the products and a change shows at once; below it a sheet has a button. */
const besideQuery = "(min-width: 900px)";
const countAfterMs = 200;

export type RangeProblems = Readonly<Record<string, RangeProblem>>;

/**
 * Makes the filters' form, the sort field, chips and page numbers work without leaving the page: the answer that was asked
 * for last is shown, whichever comes first; the focus stays; screen readers hear what came of it.
 * @param listing.announcement what is announced when this page has come: "12 products"
 * @param listing.leavesRoute whether a narrowed listing is another route of the app than this page
 * @param listing.basePath where the app lies on its domain; its router adds that to every path by itself
 */
export function useNarrowing(
  form: RefObject<HTMLFormElement | null>,
  listing: {
    readonly countCall: CountCall;
    readonly noun: FoundNoun;
    readonly announcement: string;
    readonly basePath: string;
    readonly leavesRoute: boolean;
  },
) {
  const { countCall, noun, announcement, basePath, leavesRoute } = listing;
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [problems, setProblems] = useState<RangeProblems>({});
  const [found, setFound] = useState<number | null>(null);
  const counting = useRef<AbortController | undefined>(undefined);

  const go = (href: string) => {
    if (!navigator.onLine) {
      showToast({ tone: "caution", title: filterCopy.offline, message: filterCopy.offlineText });
      addEventListener("online", () => go(href), { once: true });
      return;
    }
    // Enter in a field is a change and a submission, and a link may be clicked twice.
    if (href === memory.asked) return;
    const isAnswerDue = memory.asked !== null;
    memory.asked = href;
    if (leavesRoute && isAnswerDue) loadAsPage(href);
    else startTransition(() => router.push(href.slice(basePath.length), { scroll: false }));
  };

  /** @returns whether the form can be sent */
  const check = (element: HTMLFormElement): boolean => {
    const wrong = problemsOf(element);
    setProblems(wrong);
    memory.isWrong = Object.keys(wrong).length > 0;
    return !memory.isWrong;
  };

  const narrow = (element: HTMLFormElement) => {
    memory.typed = null;
    memory.scrollTop = element.scrollTop;
    memory.pageTop = scrollY;
    const href = new URL(element.action).pathname + formSearch(new FormData(element));
    go(href);
  };

  const count = (element: HTMLFormElement) => {
    counting.current?.abort();
    const mine = new AbortController();
    counting.current = mine;
    setTimeout(async () => {
      if (mine.signal.aborted) return;
      const { countFound } = await import("./count-found.ts");
      const number = await countFound(countCall, withoutSort(element), mine.signal);
      if (mine.signal.aborted) return;
      setFound(number);
      if (number !== null) announce(filterCopy.count(number, noun));
    }, countAfterMs);
  };

  const change = (field: HTMLInputElement | HTMLSelectElement, element: HTMLFormElement) => {
    memory.used = { name: field.name, value: field.value };
    if (!check(element)) return;
    if (field instanceof HTMLSelectElement || matchMedia(besideQuery).matches) narrow(element);
    else count(element);
  };

  const onSubmit = (element: HTMLFormElement) => {
    if (check(element)) {
      if (element.matches(":popover-open")) {
        element.hidePopover();
        memory.used = null;
      }
      narrow(element);
    } else {
      firstWrong(element)?.focus();
    }
  };

  useLayoutEffect(() => {
    if (form.current === null || memory.asked === null) return;
    putBack(form.current, memory);
    // What was explained on the page before is explained on this one; what is half typed is not judged yet.
    if (memory.isWrong) setProblems(problemsOf(form.current));
  }, [form]);

  useEffect(() => {
    prepareNews();
    if (form.current === null || memory.asked === null) return;
    memory.asked = null;
    giveFocusBack(form.current, memory);
    showResults(isStillAtFilters(memory.used));
    memory.used = null;
    announce(announcement);
  }, [form, announcement]);

  // An address that was the same already brings no new page.
  useEffect(() => {
    if (!isPending) memory.asked = null;
  }, [isPending]);

  // Sort, chips and pages are outside the form. For a text field React would report every letter: the platform reports when
  // it has been left.
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (isField && target.form !== null && target.form === form.current) change(target, target.form);
    };
    const onClick = (event: MouseEvent) => {
      const link = plainlyClickedLink(event);
      const place = link?.closest("[data-narrows]");
      if (!link || (!place && navigator.onLine)) return;
      event.preventDefault();
      const chip = place?.id === chipsId ? [...place.querySelectorAll("a")].indexOf(link) : -1;
      memory.used = chip < 0 ? "page" : { chip };
      go(link.pathname + link.search);
    };
    const early = form.current && chosenOnArrival(form.current);
    if (early?.form) change(early, early.form);
    document.addEventListener("change", onChange);
    // Before the router's own link handles it.
    document.addEventListener("click", onClick, true);
    return () => {
      document.removeEventListener("change", onChange);
      document.removeEventListener("click", onClick, true);
    };
  });

  return { isPending, problems, found, onSubmit };
}

/**
 * Where a narrowed listing is another route than the page, Next takes its answer for a fault and asks again. With two answers
 * due it finds two faults, and then loads the address whose answer came last, which may be the older. A page that is loaded
 * has no such rival. @source decision 044
 */
function loadAsPage(href: string): void {
  // The page that is left here waits for answers: coming back to it needs a fresh one.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(href);
}

function problemsOf(form: HTMLFormElement): RangeProblems {
  const fields = new FormData(form);
  const codes = [...fields.keys()].flatMap((name) => (name.endsWith(".from") ? [name.slice(0, -5)] : []));
  return Object.fromEntries(
    codes.flatMap((code) => {
      const problem = rangeProblem(
        String(fields.get(`${code}.from`)),
        String(fields.get(`${code}.to`) ?? ""),
      );
      return problem ? [[code, problem]] : [];
    }),
  );
}

let hasArrived = false;

/**
 * What was chosen before anything listened, and was reported to no one: a field that is not as the server sent it, on a page
 * that was just opened. After a reload or Back the browser has filled the fields as they were left, and no one has chosen
 * anything.
 */
function chosenOnArrival(form: HTMLFormElement): HTMLInputElement | HTMLSelectElement | undefined {
  if (hasArrived) return undefined;
  hasArrived = true;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate") return undefined;
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some((option) => option.selected !== option.defaultSelected)) return field;
    } else if (field instanceof HTMLInputElement) {
      if (field.checked !== field.defaultChecked || field.value !== field.defaultValue) return field;
    }
  }
  return undefined;
}

function firstWrong(form: HTMLFormElement): HTMLElement | undefined {
  const [code, problem] = Object.entries(problemsOf(form))[0] ?? [];
  const field = problem && form.elements.namedItem(`${code}.${problem.end}`);
  return field instanceof HTMLElement ? field : undefined;
}

function withoutSort(form: HTMLFormElement): [string, unknown][] {
  return [...new FormData(form)].filter(([name]) => name !== "sort");
}

/** Filters are often ticked one after the other: their reader stays where the next one is. */
function isStillAtFilters(used: typeof memory.used): boolean {
  return used !== null && used !== "page" && "name" in used && used.name !== "sort";
}

/** Scrolls to the first products of the new list; while the filters are used, only where no product would be in view. */
function showResults(isAtFilters: boolean): void {
  const results = document.getElementById(resultsId);
  if (results === null) return;
  // Where the answer is another route's page, Next asks twice for it, and then forgets that it shall not scroll.
  if (isAtFilters && scrollY === 0) scrollTo({ top: memory.pageTop, behavior: "instant" });
  const { top, bottom } = results.getBoundingClientRect();
  if ((isAtFilters ? bottom : top) < 0) results.scrollIntoView();
}

function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.origin === location.origin ? link : null;
}
