import type { HangEntries } from "./hang-entries.ts";
import type { HangProblem } from "./hang-problem.ts";

/** What the forms of a page know of the last post. */
export interface LightsForms {
  /** All lights of a person; else those of one order. */
  readonly isOfAll: boolean;
  /** Why rooms were not kept a moment ago. */
  readonly problem: HangProblem | null;
  readonly entries: HangEntries | null;
  /** The article whose rooms were kept a moment ago. */
  readonly saved: string | null;
  /** Id of the list that suggests rooms. */
  readonly roomListId: string;
}
