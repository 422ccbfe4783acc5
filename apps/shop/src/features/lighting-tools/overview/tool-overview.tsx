import { IntentLink } from "@precise/web/components/intent-link.client";
import type { ReactNode } from "react";
import { routes } from "#shop/base/routes/route-table.ts";
import { lightingTools } from "../parts/tool-list.ts";
import { ToolPage } from "../parts/tool-page.tsx";
import { overviewCopy } from "./overview-copy.ts";
import {
  BulbsDrawing,
  ColourDrawing,
  CompareDrawing,
  CostDrawing,
  OutageDrawing,
  PlanDrawing,
} from "./tool-drawings.tsx";
import * as css from "./tool-overview.css.ts";

const drawings: Readonly<Record<keyof typeof lightingTools, ReactNode>> = {
  roomPlanner: <PlanDrawing />,
  runningCost: <CostDrawing />,
  outagePlan: <OutageDrawing />,
  lightColour: <ColourDrawing />,
  myLights: <BulbsDrawing />,
  compare: <CompareDrawing />,
};

/** Every tool with one sentence. */
export function ToolOverview() {
  return (
    <ToolPage route={routes.tools} sentence={overviewCopy.sentence}>
      <ul className={css.tools} role="list">
        {Object.entries(lightingTools).map(([name, { route, sentence }]) => (
          <li key={name} className={css.tool}>
            {drawings[name as keyof typeof lightingTools]}
            <h2 className={css.name}>
              <IntentLink href={route.href} className={css.link}>
                {route.name}
              </IntentLink>
            </h2>
            <p className={css.sentence}>{sentence}</p>
          </li>
        ))}
      </ul>
    </ToolPage>
  );
}
