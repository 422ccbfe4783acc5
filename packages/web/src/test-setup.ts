import { afterAll, vi } from "vitest";

// Test files share a worker, its globals and its document; which of them comes first is the workers' race. Each leaves all as it
// was.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
