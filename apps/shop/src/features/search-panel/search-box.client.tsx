"use client";
import { SearchForm } from "@precise/ui/blocks/search/search-form";
import { SearchPlace } from "@precise/ui/blocks/search/search-place";
import { type ComponentType, useRef, useState } from "react";
import type { SearchDiscoveryProps } from "./search-discovery.client.tsx";

/**
 * The header's search field: a plain form, and the panel under it on first use. The panel's code (queries,
 * schemas, pictures) is fetched on that first touch; a page without a search never carries it.
 */
export function SearchBox() {
  const place = useRef<HTMLDivElement>(null);
  const [Discovery, setDiscovery] = useState<ComponentType<SearchDiscoveryProps> | null>(null);
  const load = () => {
    if (Discovery !== null) return;
    import("./search-discovery.client.tsx").then(
      (loaded) => setDiscovery(() => loaded.SearchDiscovery),
      // Not fetched: the form searches without it, and the next touch tries again.
      () => undefined,
    );
  };
  return (
    <SearchPlace
      placeRef={place}
      onNear={load}
      field={<SearchForm />}
      panel={Discovery && <Discovery place={place} />}
    />
  );
}
