import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// What is waited for has the test's own time.
configure({ asyncUtilTimeout: 5_000 });

// A stray console.error is an unnoticed fault: the test that caused it fails.
const complaint = vi.spyOn(console, "error");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  const calls = complaint.mock.calls.splice(0);
  if (calls.length > 0)
    throw new Error(`console.error was called: ${calls.map((call) => call.join(" ")).join("\n")}`);
});
