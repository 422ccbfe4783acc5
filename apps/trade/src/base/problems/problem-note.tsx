import { Alert } from "@precise/ui/components/feedback/alert";
import type { CallProblem } from "./call-problem.ts";
import { problemCopy } from "./problem-copy.ts";

/**
 * Why something was not done, and the way on: an ended session leads to the login and back, and nothing is lost.
 * @param sentence said instead of ours, where the API knows better why
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
