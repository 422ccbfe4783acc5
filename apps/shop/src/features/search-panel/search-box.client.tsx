"use client";
"use no memo";
import { SearchForm } from "@precise/ui/blocks/search/search-form";
import { SearchPlace } from "@precise/ui/blocks/search/search-place";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { SearchDiscoveryProps } from "./search-discovery.client.tsx";

/** Kept in an object: a bare component would be taken for a way to compute the state. */
interface Discovery {
  readonly Panel: ComponentType<SearchDiscoveryProps>;
}

/**
 * The header's search field: a plain form, and the panel under it on first use. The panel's code (queries,
 * schemas, pictures) is fetched on that first touch; a page without a search never carries it.
 */
export function SearchBox() {
  const place = useRef<HTMLDivElement>(null);
  const [Discovery, setDiscovery] = useState<Discovery | null>(null);
  useEffect(() => {
    // The focus may have come before this did.
    if (place.current?.contains(document.activeElement)) void fetchDiscovery().then(setDiscovery);
  }, []);
  const load = () => {
    if (Discovery === null) void fetchDiscovery().then(setDiscovery);
  };
  return (
    <SearchPlace
      placeRef={place}
      onNear={load}
      field={<SearchForm />}
      panel={Discovery && <Discovery.Panel place={place} />}
    />
  );
}

/** Null where it cannot be fetched: the form searches without it, and the next touch tries again. */
function fetchDiscovery(): Promise<Discovery | null> {
  return import("./search-discovery.client.tsx").then(
    ({ SearchDiscovery }) => ({ Panel: SearchDiscovery }),
    () => null,
  );
}
