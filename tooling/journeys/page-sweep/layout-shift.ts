/** Starts to add up what moves without anybody's doing, before the page's first line is read. */
export function watchLayoutShift(): void {
  // A page that is swept again has this script once more.
  if ("layoutShift" in window) return;
  const seen = { sum: 0, moved: [] as string[] };
  Object.assign(window, { layoutShift: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      seen.sum += entry.value;
      for (const { node } of entry.sources)
        if (node instanceof Element)
          seen.moved.push(`${node.tagName.toLowerCase()} ${node.textContent?.trim().slice(0, 40)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    layoutShift: { readonly sum: number; readonly moved: readonly string[] };
  }
}

/** What moved while the page came, if that is more than an eye forgives. */
export function findLayoutShift(): string[] {
  const { sum, moved } = window.layoutShift;
  return sum <= 0.01
    ? []
    : [`the page shifts by ${sum.toFixed(3)} as it loads: ${moved.slice(0, 3).join(", ")}`];
}
