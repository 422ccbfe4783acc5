import { Alert } from "@precise/ui/components/feedback/alert";
import type { CallProblem } from "./call-problem.ts";
import { problemCopy } from "./problem-copy.ts";

/**
 * Why something failed, and what to do: an ended session leads to the login and back, and nothing is lost.
 * @param sentence shown instead of ours where the API's is more specific
 */
export function ProblemNote(props: {
  readonly problem: CallProblem;
  readonly sentence?: string | undefined;
  readonly login: string;
}) {
  const { problem, sentence, login } = props;
  return (
    <Alert tone="critical">
      <p>{sentence ?? problemCopy[problem]}</p>
      {problem === "session_over" && (
        <p>
          <a href={login}>{problemCopy.signIn}</a>
        </p>
      )}
    </Alert>
  );
}
