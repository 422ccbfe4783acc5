import { Container } from "@precise/ui/components/layout/layout";
import type { CallProblem } from "#trade/base/problems/call-problem.ts";
import { ProblemNote } from "#trade/base/problems/problem-note.tsx";
import { paths } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { QuickOrderIsland } from "./quick-order.client.tsx";
import * as css from "./quick-order.css.ts";
import { quickCopy as copy } from "./quick-order-copy.ts";

/** Quick order. @param problem why a plain form had no effect */
export function QuickOrderView({ problem }: { readonly problem: CallProblem | null }) {
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <h1>{copy.title}</h1>
          <p className={css.intro}>{copy.intro}</p>
        </div>
        {problem && <ProblemNote problem={problem} login={loginPath(paths.quickOrder, "ended")} />}
        <QuickOrderIsland />
      </div>
    </Container>
  );
}
