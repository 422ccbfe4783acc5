"use client";
import "later-stylesheet";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type MouseEvent, type RefObject, useEffect, useId, useState } from "react";
import { searchPath } from "#shop/base/routes/search-path.ts";
import { clearRecentSearches, readRecentSearches, rememberSearch } from "./recent-searches.ts";
import { SearchPanelContent } from "./search-panel-content.tsx";
import { useSearchField } from "./use-search-field.ts";

export interface SearchDiscoveryProps {
  /** Holds the form and, beside it, the panel. */
  readonly place: RefObject<HTMLElement | null>;
}

const storage = () => localStorage;

/** Answers are shared by every panel of this tab. */
const queries = new QueryClient();

/**
 * What the field gains by scripts: the panel, a search without a new document, and searches of before.
 * @source spec §2 "Search panel", spec §2 "/search/{term}"
 */
export function SearchDiscovery({ place }: SearchDiscoveryProps) {
  const field = useSearchField(place);
  const { input, close } = field;
  const [recent, setRecent] = useState<readonly string[]>(() => readRecentSearches(storage));
  const { push } = useRouter();
  const listId = useId();

  useEffect(() => {
    const form = input()?.form;
    if (!form) return;
    const search = (event: SubmitEvent) => {
      event.preventDefault();
      const term = input()?.value ?? "";
      rememberSearch(storage, term);
      setRecent(readRecentSearches(storage));
      close();
      push(searchPath(term));
    };
    form.addEventListener("submit", search);
    return () => form.removeEventListener("submit", search);
  }, [input, close, push]);

  /** A line that is a search becomes the field's text, and is remembered; whatever is chosen closes the panel. */
  const choose = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null) return;
    const { term } = link.dataset;
    const box = input();
    if (term !== undefined && box !== null) {
      box.value = term;
      rememberSearch(storage, term);
      setRecent(readRecentSearches(storage));
    }
    close();
  };

  return (
    <QueryClientProvider client={queries}>
      <SearchPanelContent
        field={field}
        listId={listId}
        recent={recent}
        onClearRecent={() => {
          clearRecentSearches(storage);
          setRecent([]);
          input()?.focus();
        }}
        onChoose={choose}
      />
    </QueryClientProvider>
  );
}
