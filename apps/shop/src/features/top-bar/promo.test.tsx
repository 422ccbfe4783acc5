// @vitest-environment jsdom
import { turnLinks } from "@precise/ui/components/navigation/turn-links";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Promo } from "./promo.client.tsx";

vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: () => undefined }) }));
vi.mock("next/link", () => ({
  default: ({ prefetch: _, ...rest }: Record<string, unknown>) => <a {...rest} />,
}));

const shown = () => screen.getAllByRole("link").map((link) => link.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows each line for six seconds", () => {
  const turns = new AbortController();
  render(<Promo shopName="Precise" set={undefined} />);
  turnLinks({ signal: turns.signal });
  for (const line of ["Shop Now", "About Precise", "TV Advert"]) {
    expect(shown()).toEqual([line]);
    vi.advanceTimersByTime(5_999);
    expect(shown()).toEqual([line]);
    vi.advanceTimersByTime(1);
  }
  turns.abort();
});
