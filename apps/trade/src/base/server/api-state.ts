const key = Symbol.for("precise.trade-api-state");

/** Whether the API answered when a page last asked it. */
export interface ApiState {
  isUp: boolean;
}

/** The one state of this process: Next bundles instrumentation and pages apart from each other. */
export function apiState(): ApiState {
  const shared = globalThis as typeof globalThis & { [key]?: ApiState };
  shared[key] ??= { isUp: true };
  return shared[key];
}
