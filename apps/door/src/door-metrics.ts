/** How an answer came about. */
export type AnswerSource = "kept" | "stale" | "spare" | "app" | "door";

/** What is measured, in Prometheus' text form. @source decision 034 */
export interface DoorMetrics {
  answered(request: { zone: string; status: number; source: AnswerSource; seconds: number }): void;
  /** An attempt at an app that came to nothing, by the connection's code. */
  upstreamFailed(upstream: string, code: string): void;
  /** Reports how much is kept. @param kind "pages" or "files" */
  watchKept(kind: string, size: () => { readonly entries: number; readonly bytes: number }): void;
  text(): Promise<{ readonly contentType: string; readonly body: string }>;
}

/** Where no one reads them. */
export const noMetrics: DoorMetrics = {
  answered: () => undefined,
  upstreamFailed: () => undefined,
  watchKept: () => undefined,
  text: async () => ({ contentType: "text/plain", body: "" }),
};
