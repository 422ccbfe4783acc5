import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A stray console.error is an unnoticed fault: the test that caused it fails.
const complaint = vi.spyOn(console, "error");

afterEach(() => {
  cleanup();
  const calls = complaint.mock.calls.splice(0);
  if (calls.length > 0)
    throw new Error(`console.error was called: ${calls.map((call) => call.join(" ")).join("\n")}`);
});
