/** Leaves a service alone for a while once it has failed often. */
export interface FailureCircuit {
  /** True while it is left alone. */
  isOpen(): boolean;
  failed(): void;
}

/** Five failures within a minute open it for a minute, unless said otherwise. @source decision 060 */
export function failureCircuit({
  failures = 5,
  withinMilliseconds = 60_000,
  restMilliseconds = 60_000,
  now = Date.now,
}: {
  readonly failures?: number;
  readonly withinMilliseconds?: number;
  readonly restMilliseconds?: number;
  readonly now?: () => number;
} = {}): FailureCircuit {
  let failedAt: number[] = [];
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() < openUntil,
    failed() {
      failedAt = [...failedAt.filter((at) => at > now() - withinMilliseconds), now()];
      if (failedAt.length < failures) return;
      openUntil = now() + restMilliseconds;
      failedAt = [];
    },
  };
}
