import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { Section } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { ReactNode } from "react";
import { routes, type ShopRoute } from "#shop/base/routes/route-table.ts";
import {
  ColourDrawing,
  CostDrawing,
  OutageDrawing,
  PlanDrawing,
} from "#shop/features/lighting-tools/overview/tool-drawings.tsx";
import { lightingTools } from "#shop/features/lighting-tools/parts/tool-list.ts";
import { homeCopy as copy, helpTexts } from "./home-copy.ts";
import * as css from "./home-help.css.ts";

const tools = [
  { tool: lightingTools.roomPlanner, drawing: <PlanDrawing /> },
  { tool: lightingTools.runningCost, drawing: <CostDrawing /> },
  { tool: lightingTools.outagePlan, drawing: <OutageDrawing /> },
  { tool: lightingTools.lightColour, drawing: <ColourDrawing /> },
] as const;

const helpers = [
  { route: routes.design, text: helpTexts.design },
  { route: routes.showroom, text: helpTexts.showroom },
  { route: routes.appointment, text: helpTexts.appointment },
] as const;

/** The tools that answer how much light, and the people who do. */
export function HomeHelp() {
  return (
    <>
      <Section labelledBy="tools">
        <SectionHeading
          id="tools"
          title={copy.tools}
          more={{ label: copy.allTools, href: routes.tools.href }}
          Link={IntentLink}
        />
        <ul className={css.tools} role="list">
          {tools.map(({ tool: { route, sentence }, drawing }) => (
            <Place key={route.href} route={route} text={sentence}>
              {drawing}
            </Place>
          ))}
        </ul>
      </Section>
      <Section labelledBy="help">
        <SectionHeading id="help" title={copy.help} />
        <ul className={css.helpers} role="list">
          {helpers.map(({ route, text }) => (
            <Place key={route.href} route={route} text={text} />
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Somewhere to go, the whole of it a link. */
function Place(props: { readonly route: ShopRoute; readonly text: string; readonly children?: ReactNode }) {
  const { route, text, children } = props;
  return (
    <li className={css.place}>
      {children}
      <h3 className={css.name}>
        <IntentLink href={route.href} className={css.link}>
          {route.name}
        </IntentLink>
      </h3>
      <p className={css.text}>{text}</p>
    </li>
  );
}
