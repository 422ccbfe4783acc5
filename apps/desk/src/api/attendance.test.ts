import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isAttended, onReturn } from "./attendance.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a page", () => {
  it("is unattended five minutes after the last key or press, until the next one", () => {
    const returned = vi.fn();
    const stop = onReturn(returned);
    window.dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(isAttended()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAttended()).toBe(false);
    returned.mockClear();
    window.dispatchEvent(new Event("pointerdown"));
    expect(isAttended()).toBe(true);
    expect(returned).toHaveBeenCalledTimes(1);
    stop();
  });
});
