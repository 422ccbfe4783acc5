import { onTestFinished } from "vitest";
import { themeScript } from "./theme-script.ts";

/** Runs the inline script as a page would. What it observes ends with the test: test files share one document. */
export function runThemeScript(): void {
  class EndedObserver extends MutationObserver {
    constructor(seen: MutationCallback) {
      super(seen);
      onTestFinished(() => this.disconnect());
    }
  }
  new Function("MutationObserver", themeScript)(EndedObserver);
}
