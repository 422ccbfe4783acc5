import { useEffect, useState } from "react";

/** A value once it has not changed for so many milliseconds; at once when it becomes empty. */
export function useDebounced(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === "") {
      setSettled("");
      return;
    }
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
